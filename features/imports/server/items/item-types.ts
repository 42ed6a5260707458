const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** Internal types of WordPress without content for visitors. */
const technical = new Set(
  words(`revision custom_css customize_changeset oembed_cache user_request wp_template wp_template_part wp_global_styles
    wp_navigation wp_font_family wp_font_face scheduled-action`),
)

/**
 * Types in which plug-ins keep messages, entries, payments, people and parts of their own. A type that is not in any of
 * these lists comes in as a draft, so a missing name shows nothing to visitors.
 */
const plugins = new Set(
  words(`feedback nf_sub mc4wp-form kadence_form everest_form campaign_donation wpdiscuz_form camptix wc_booking
    tickera_tickets tix_ticket tix_attendee tix_coupon tribe_venue tribe_organizer user_registration ae_global_templates
    templatera vc4_templates tdb_templates oceanwp_library popup_theme popupbuilder boxzilla-box ml-slider ml-slide
    soliloquy envira envira_album foogallery modula-gallery rl_gallery tablepress_table megamenu cms_block html-block
    static_block reusable_block custom-css-js code_snippets redirect_rule vip-legacy-redirect language_switcher
    cookielawinfo is_search_form wp_automatic omapi cptm view-template safecss spucpt shortcoder gp_elements frm_form
    frm_display frm_styles frm_form_actions sfwd-transactions sfwd-assignment sfwd-essays llms_order llms_transaction
    llms_coupon llms_voucher llms_access_plan`),
)
const beginnings =
  words(`flamingo_ wpcf7_ wpforms sureforms_ srfm_ gravityview fluentform forminator_ happyforms caldera_ cfdb7
    jetpack_ jp_ metform- evf_ pirate-forms formidable weforms wpuf_ shop_order shop_coupon shop_subscription shop_webhook
    give_ edd_ memberpress mepr- mpp_ pmpro_ rcp_ stripe_ paypal_ yith_ ywpar_ affwp_ tribe_rsvp tribe_tpp tribe_ticket
    tribe_promoter tribe_wooticket tribe_attendee tec_ rtec_ bookly bookable_ mphb_ amelia um_ bp- bp_ buddypress
    ur_membership swpm s2member wppb- acf- elementor_ elementskit_ jet- vc_ et_ fl- fusion_ avada_ oxy_ bricks_ brizy
    tve_ tcb_ siteorigin_ astra- ngg_ wpdatatable mega_menu header-footer hfcm wpcode amp_ seopress_ rank_math_ aioseo
    polylang_ wpml cmplz- iubenda mailpoet_ mailster wysija searchwp feedzy_ optinmonster itsec- _pods_ wp-types-`)

/** Event types of calendar plug-ins. */
const events = new Set(
  words(`event events tribe_events ajde_events mec-events ai1ec_event tp_event espresso_events sc_event event_listing
    eventbrite_events event-recurring simple-event eo_event`),
)

const ownTypes = new Set(['', ...words('post page attachment nav_menu_item wp_block product product_variation')])

type TypeRole = 'own' | 'event' | 'technical' | 'plugin' | 'unknown'

/** Returns the role of a content type of WordPress; `own` types are those that every site of it has. */
export function roleOfType(type: string): TypeRole {
  if (ownTypes.has(type)) return 'own'
  if (events.has(type)) return 'event'
  if (technical.has(type)) return 'technical'
  return plugins.has(type) || beginnings.some((beginning) => type.startsWith(beginning)) ? 'plugin' : 'unknown'
}
