// Written by `node tools/languages.ts` from `languages/en`. Do not edit: change the English text and write it again.
import type { Value } from '../platform/i18n/sentence.ts'

type Nothing = Record<never, never>

export interface Messages {
  'accounts.general': {
    'act.confirm': Nothing
    'act.email': Nothing
    'act.forgot': Nothing
    'act.register': Nothing
    'act.reset': Nothing
    'act.sign_in': Nothing
    'act.sign_out': Nothing
    'field.email': Nothing
    'field.name': Nothing
    'field.new_password': Nothing
    'field.password': Nothing
    'hint.password': { min: Value }
    'email.changed.note': Nothing
    'email.changed.said': { at: Value }
    'email.changed.title': Nothing
    'email.confirm.button': Nothing
    'email.confirm.note': Nothing
    'email.confirm.said': Nothing
    'email.confirm.title': Nothing
    'email.email.button': Nothing
    'email.email.said': Nothing
    'email.email.title': Nothing
    'email.email_changed.note': Nothing
    'email.email_changed.said': { email: Value }
    'email.email_changed.title': Nothing
    'email.email_taken.said': Nothing
    'email.email_taken.title': Nothing
    'email.footer': { host: Value }
    'email.known.note': Nothing
    'email.known.said': Nothing
    'email.known.title': Nothing
    'email.reset.button': Nothing
    'email.reset.note': Nothing
    'email.reset.said': Nothing
    'email.reset.title': Nothing
    'email.unknown.said': Nothing
    'email.unknown.title': Nothing
    'page.closed': Nothing
    'page.confirm': Nothing
    'page.confirm.lead': Nothing
    'page.email': Nothing
    'page.email.done': Nothing
    'page.email.done.lead': Nothing
    'page.email.lead': Nothing
    'page.forgot': Nothing
    'page.forgot.lead': Nothing
    'page.forgot.sent': Nothing
    'page.forgot.sent.lead': { email: Value }
    'page.link': Nothing
    'page.link.lead': Nothing
    'page.register': Nothing
    'page.register.lead': Nothing
    'page.register.sent': Nothing
    'page.register.sent.lead': { email: Value }
    'page.reset': Nothing
    'page.reset.done': Nothing
    'page.reset.done.lead': Nothing
    'page.reset.lead': Nothing
    'page.sign_in': Nothing
    'page.sign_in.lead': Nothing
    'page.spent': Nothing
    'way.back': Nothing
    'way.forgot': Nothing
    'way.register': Nothing
    'way.register.lead': Nothing
    'way.showcase': Nothing
    'way.sign_in': Nothing
    'way.sign_in.lead': Nothing
  }
  'accounts.jobs': {
    about: Nothing
    discard: { count: number }
    discarded: { count: number }
    jobs: Nothing
    kind: Nothing
    lead: Nothing
    none: Nothing
    oldest: { when: Value }
    parked: Nothing
    reason: Nothing
    retried: { count: number }
    retry: { count: number }
    since: Nothing
    waiting: { count: number }
    discardTitle: { count: number }
    discardLead: Nothing
    backups: Nothing
    backupsNone: Nothing
    backupsPlan: { keep: number; place: Value; times: Value }
    backupsOpen: Nothing
    backupsSealed: Nothing
    backupLast: { when: Value }
    backupNever: Nothing
    backupFailed: { reason: Value }
    backUpNow: Nothing
    backupAsked: Nothing
    backupMade: Nothing
    backupState: Nothing
    backupFile: Nothing
    backupSize: Nothing
    backupTrial: Nothing
    stateAsked: Nothing
    stateRunning: Nothing
    stateDone: Nothing
    stateFailed: Nothing
    trialNever: Nothing
    trialWell: { when: Value }
    trialFailed: { reason: Value; when: Value }
    backupsTry: Nothing
    running: Nothing
    runningSince: Nothing
    cancel: { kind: Value }
    cancelled: { count: number }
    cancelTitle: { kind: Value }
    cancelYes: Nothing
    cancelLead: Nothing
    retries: { count: number }
    tries: Nothing
  }
  'accounts.mailbox': {
    at: Nothing
    emails: Nothing
    empty: Nothing
    failed: Nothing
    held: Nothing
    mailbox: Nothing
    queued: Nothing
    sent: Nothing
    state: Nothing
    subject: Nothing
    to: Nothing
    goesOut: Nothing
    heldBecause: { reason: Value }
    sealed: { to: Value }
    discard: Nothing
    discarded: Nothing
    sendAgain: Nothing
    sendNow: Nothing
    serverRefuses: Nothing
    overQuota: Nothing
    failedBecause: { reason: Value }
    waitsBecause: { reason: Value }
  }
  'accounts.owner': {
    account: Nothing
    changeEmail: Nothing
    changeEmailLead: Nothing
    changePassword: Nothing
    changePasswordLead: Nothing
    choosePassword: Nothing
    choosePasswordLead: Nothing
    currentPassword: Nothing
    email: Nothing
    emailNeedsPassword: Nothing
    emailSent: { email: Value }
    endSession: Nothing
    language: Nothing
    lastSeen: Nothing
    mailbox: Nothing
    mailboxLead: Nothing
    name: Nothing
    newEmail: Nothing
    newPassword: Nothing
    passwordChanged: Nothing
    passwordHint: { min: Value }
    profile: Nothing
    save: Nothing
    saved: Nothing
    sessionEnded: Nothing
    sessions: Nothing
    signOutEverywhere: Nothing
    stepUp: Nothing
    stepUpFirst: Nothing
    stepUpGo: Nothing
    stepUpLead: Nothing
    thisDevice: Nothing
  }
  'accounts.problems': {
    account_missing: Nothing
    email_taken: Nothing
    email_unfit: Nothing
    link_spent: Nothing
    name_unfit: Nothing
    not_allowed: { permission: Value }
    password_missing: Nothing
    password_too_common: Nothing
    password_too_long: { max: Value }
    password_too_short: { min: Value }
    registration_closed: Nothing
    session_missing: Nothing
    sign_in_first: Nothing
    staff_only: Nothing
    step_up_first: Nothing
    too_many_attempts: { retryAfter: number }
    wrong_credentials: Nothing
    wrong_password: Nothing
    code_app_known: Nothing
    code_app_missing: Nothing
    wrong_code: Nothing
    second_step_too_late: Nothing
    passkey_refused: Nothing
    passkey_too_late: Nothing
    passkey_unknown: Nothing
    passkey_known: Nothing
    passkey_copied: Nothing
    passkey_missing: Nothing
    passkey_name_unfit: Nothing
    too_many_passkeys: { most: Value }
    no_backup_place: Nothing
  }
  'accounts.secondFactor': {
    'passkey.use': Nothing
    'passkey.failed': Nothing
    step: Nothing
    'step.lead': Nothing
    'step.lead.passkey': Nothing
    'field.code': Nothing
    'field.recovery': Nothing
    'hint.code': Nothing
    'hint.recovery': Nothing
    'email.button': Nothing
    'email.note': Nothing
    'email.note.operator': Nothing
    'email.passkey_added.title': Nothing
    'email.passkey_added': { name: Value }
    'email.passkey_removed.title': Nothing
    'email.passkey_removed': { name: Value }
    'email.passkey_copied.title': Nothing
    'email.passkey_copied': { name: Value }
    'email.codes_on.title': Nothing
    'email.codes_on': Nothing
    'email.codes_off.title': Nothing
    'email.codes_off': Nothing
    'email.recovery_new.title': Nothing
    'email.recovery_new': Nothing
    'email.recovery_used.title': Nothing
    'email.recovery_used': { left: number }
    'email.removed_by_operator.title': Nothing
    'email.removed_by_operator': Nothing
    'email.removed_by_site.title': Nothing
    'email.removed_by_site': { site: Value }
    'email.note.site': { site: Value }
  }
  'accounts.security': {
    title: Nothing
    lead: Nothing
    open: Nothing
    openLead: Nothing
    on: Nothing
    off: Nothing
    requiredBy: { site: Value }
    continue: { site: Value }
    passkeys: Nothing
    passkeysLead: Nothing
    noPasskeys: Nothing
    passkeysUnavailable: Nothing
    addPasskey: Nothing
    passkeyName: Nothing
    passkeyNameHint: Nothing
    passkeyAdded: Nothing
    rename: Nothing
    renamePasskey: Nothing
    remove: Nothing
    removePasskey: { name: Value }
    removePasskeyLead: Nothing
    removeLastLead: Nothing
    added: { when: Value }
    lastUsed: { when: Value }
    neverUsed: Nothing
    copied: Nothing
    codes: Nothing
    codesLead: Nothing
    codesOn: { when: Value }
    setUpCodes: Nothing
    turnOff: Nothing
    turnOffCodes: Nothing
    turnOffCodesLead: Nothing
    scan: Nothing
    qrCode: Nothing
    key: Nothing
    code: Nothing
    turnOn: Nothing
    codesAreOn: Nothing
    codesAreOff: Nothing
    recovery: Nothing
    recoveryLead: Nothing
    recoveryLeft: { left: number }
    newRecovery: Nothing
    newRecoveryTitle: Nothing
    newRecoveryLead: Nothing
    keepCodes: Nothing
    keepCodesLead: Nothing
    download: Nothing
    copy: Nothing
    codesCopied: Nothing
    print: Nothing
    kept: Nothing
    confirmTitle: Nothing
    confirmLead: Nothing
    confirmByPasskey: Nothing
    confirmByCode: Nothing
    otherWay: Nothing
    passkeyElsewhere: { host: Value }
    passkeyFailed: Nothing
  }
  'areas.general': {
    join: Nothing
    'join.named': { title: Value }
    longer: Nothing
    look: Nothing
    memberships: Nothing
    'memberships.none': Nothing
    'none.lead': Nothing
    once: Nothing
    open: Nothing
    'open.since': { day: Value }
    'open.until': { day: Value }
    pay: Nothing
    'price.was': Nothing
    recurring: Nothing
    'standing.holds': { n: number; titles: Value }
    'standing.opens': { n: number; paid: number; titles: Value }
  }
  'areas.owner': {
    MONTH: Nothing
    WEEK: Nothing
    YEAR: Nothing
    add: Nothing
    addPrice: Nothing
    amount: Nothing
    areas: Nothing
    basics: Nothing
    becomesPrivate: { n: number }
    currency: Nothing
    currencyHint: Nothing
    empty: Nothing
    existing: Nothing
    existingHint: Nothing
    introduction: Nothing
    introductionHint: Nothing
    lead: Nothing
    name: Nothing
    noPages: Nothing
    nobody: Nothing
    notYet: Nothing
    once: Nothing
    open: Nothing
    pageCount: { n: number }
    pages: Nothing
    pagesHint: Nothing
    period: Nothing
    price: Nothing
    priceHint: Nothing
    productCount: { n: number }
    products: Nothing
    remove: Nothing
    removePrice: Nothing
    removeText: Nothing
    removeTitle: { name: Value }
    removed: { name: Value }
    saved: { name: Value }
    signUp: Nothing
    signUpHint: Nothing
    who: Nothing
  }
  'areas.problems': {
    missing: Nothing
    not_access: Nothing
    not_for_members: Nothing
  }
  'catalog.categories': {
    actions: { name: Value }
    add: Nothing
    addBelow: Nothing
    atMost: { n: Value }
    categories: Nothing
    count: { n: number }
    create: Nothing
    delete: Nothing
    deleteText: Nothing
    deleteTitle: { name: Value }
    deleted: { name: Value }
    description: Nothing
    descriptionHint: Nothing
    edit: Nothing
    empty: Nothing
    image: Nothing
    lead: Nothing
    name: Nothing
    save: Nothing
    slug: Nothing
    toProducts: Nothing
    view: Nothing
  }
  'catalog.donations': {
    MONTH: Nothing
    WEEK: Nothing
    YEAR: Nothing
    active: Nothing
    add: Nothing
    amounts: Nothing
    amountsHint: Nothing
    amountsWrong: Nothing
    closed: Nothing
    delete: Nothing
    deleteText: Nothing
    deleteTitle: { name: Value }
    deleted: { name: Value }
    description: Nothing
    donations: Nothing
    empty: Nothing
    lead: Nothing
    maximum: Nothing
    minimum: Nothing
    open: Nothing
    other: Nothing
    recurring: Nothing
    save: Nothing
    state: Nothing
    title: Nothing
  }
  'catalog.feeds': {
    copied: Nothing
    copy: { what: Value }
    google: Nothing
    hint: Nothing
    lead: Nothing
    meta: Nothing
    notCopied: Nothing
    title: Nothing
  }
  'catalog.general': {
    amount: Nothing
    lowBody: { site: Value }
    lowButton: Nothing
    lowHeading: Nothing
    lowLine: { n: Value; title: Value }
    lowSubject: { n: number }
    productPage: Nothing
    shop: Nothing
    unsold: { n: number }
    lowWhen: Nothing
    lowAlways: Nothing
    lowSample: Nothing
  }
  'catalog.pageSelect': {
    empty: Nothing
    none: Nothing
  }
  'catalog.palette': {
    donation: Nothing
    'donation.keywords': Nothing
    product: Nothing
    'product.keywords': Nothing
    summary: Nothing
    'summary.keywords': Nothing
  }
  'catalog.panels': {
    all: Nothing
    bestselling: Nothing
    brand: Nothing
    button: Nothing
    buttonOnly: Nothing
    buy: Nothing
    carousel: Nothing
    categories: Nothing
    category: Nothing
    chooseDonation: Nothing
    chooseProduct: Nothing
    chosen: Nothing
    columns: Nothing
    count: Nothing
    crumbs: Nothing
    description: Nothing
    donation: Nothing
    donations: Nothing
    end: Nothing
    excerpt: Nothing
    facts: Nothing
    featured: Nothing
    filters: Nothing
    form: Nothing
    goesWith: Nothing
    gone: Nothing
    grid: Nothing
    heading: Nothing
    inBin: { name: Value }
    landscape: Nothing
    layout: Nothing
    list: Nothing
    more: Nothing
    newest: Nothing
    onSale: Nothing
    order: Nothing
    own: Nothing
    ownButton: Nothing
    ownPage: Nothing
    page: Nothing
    portrait: Nothing
    price: Nothing
    'price-down': Nothing
    'price-up': Nothing
    product: Nothing
    products: Nothing
    quick: Nothing
    ratio: Nothing
    recent: Nothing
    related: Nothing
    relatedHeading: Nothing
    remove: { name: Value }
    search: Nothing
    share: Nothing
    shop: Nothing
    shopPage: Nothing
    shows: Nothing
    showsDescription: Nothing
    showsTitle: Nothing
    side: Nothing
    sort: Nothing
    source: Nothing
    square: Nothing
    start: Nothing
    tag: Nothing
    thumbnails: Nothing
    title: Nothing
    wide: Nothing
    wish: Nothing
  }
  'catalog.partNames': {
    Ampm: Nothing
    Areacode: Nothing
    City: Nothing
    Country: Nothing
    Day: Nothing
    First: Nothing
    Hour: Nothing
    Last: Nothing
    Line: Nothing
    Line1: Nothing
    Line2: Nothing
    Minute: Nothing
    Month: Nothing
    Prefix: Nothing
    Second: Nothing
    State: Nothing
    Year: Nothing
    Zip: Nothing
  }
  'catalog.problems': {
    already_undone: Nothing
    amounts_unfit: Nothing
    bundle_taxed: Nothing
    bundle_unfit: Nothing
    categories_full: { max: Value }
    category_exists: { name: Value }
    category_in_itself: Nothing
    category_missing: Nothing
    category_used: { name: Value; uses: Value }
    cell_changed: Nothing
    cell_unfit: { value: Value }
    change_missing: Nothing
    changed_since: { where: Value }
    collection_full: { max: Value }
    currency_unknown: { currency: Value }
    donation_missing: Nothing
    email_unfit: Nothing
    feed_missing: Nothing
    file_missing: Nothing
    file_too_large: { max: Value }
    last_variant: Nothing
    one_variant_only: Nothing
    option_twice: { name: Value }
    page_missing: Nothing
    price_too_high: { max: Value }
    product_missing: Nothing
    quantity_below_zero: Nothing
    sale_above_price: Nothing
    sale_ends_first: Nothing
    schedule_missing: Nothing
    sku_taken: { sku: Value }
    sku_too_long: { max: Value }
    slug_taken: { slug: Value }
    status_not_next: Nothing
    still_promised: { count: number }
    too_many_variants: { max: Value }
    variant_missing: Nothing
  }
  'catalog.product': {
    MONTH: { n: number }
    WEEK: { n: number }
    YEAR: { n: number }
    access: Nothing
    add: Nothing
    addField: Nothing
    addFile: Nothing
    addImages: Nothing
    addOption: Nothing
    addValue: Nothing
    addVideo: Nothing
    addVideoAddress: Nothing
    ahead: Nothing
    aheadFrom: Nothing
    aheadLead: Nothing
    allSaved: Nothing
    alt: Nothing
    altHint: Nothing
    amountWrong: { example: Value }
    applied: { n: number }
    asks: Nothing
    asksLead: Nothing
    barcode: Nothing
    basics: Nothing
    brand: Nothing
    bundle: Nothing
    bundleAdd: { name: Value }
    bundleBegin: Nothing
    bundleCount: { name: Value }
    bundleFind: Nothing
    bundleGone: Nothing
    bundleHint: Nothing
    bundleLead: Nothing
    bundleNothing: Nothing
    bundleOwnPrice: Nothing
    bundlePercent: Nothing
    bundleRemove: { name: Value }
    bundleShare: Nothing
    categories: Nothing
    checkbox: Nothing
    choices: Nothing
    chosenVariants: { n: Value }
    code: Nothing
    correctStock: Nothing
    correctStockOf: { name: Value }
    cost: Nothing
    costHint: Nothing
    cycles: Nothing
    cyclesHint: Nothing
    date: Nothing
    days: Nothing
    description: Nothing
    discard: Nothing
    discount: Nothing
    downloads: Nothing
    duplicate: Nothing
    duplicated: { title: Value }
    email: Nothing
    empty: Nothing
    every: Nothing
    excerpt: Nothing
    excerptHint: Nothing
    featured: Nothing
    field: Nothing
    files: Nothing
    filesLead: Nothing
    focalHint: Nothing
    giftAmounts: Nothing
    giftCard: Nothing
    giftCardLead: Nothing
    goesWith: Nothing
    goesWithLead: Nothing
    height: Nothing
    hint: Nothing
    image: Nothing
    imageOf: { n: Value }
    images: Nothing
    kind: Nothing
    leave: Nothing
    length: Nothing
    lowStockAt: Nothing
    maxQuantity: Nothing
    maximum: Nothing
    minQuantity: Nothing
    minimum: Nothing
    moveLater: Nothing
    moveSooner: Nothing
    mpn: Nothing
    name: Nothing
    needsShipping: Nothing
    noImages: Nothing
    noMovements: Nothing
    nobody: Nothing
    noindex: Nothing
    number: Nothing
    off: Nothing
    onSale: Nothing
    option: Nothing
    optionName: Nothing
    options: Nothing
    optionsLead: Nothing
    optionsMake: { n: number }
    phone: Nothing
    plan: Nothing
    planLead: Nothing
    price: Nothing
    pricing: Nothing
    quantity: Nothing
    radio: Nothing
    'reason.correction': Nothing
    'reason.import': Nothing
    'reason.order': Nothing
    'reason.return': Nothing
    'reason.sheet': Nothing
    related: Nothing
    relatedLead: Nothing
    removeImage: Nothing
    removeOption: { name: Value }
    removeValue: { name: Value }
    removeVariants: Nothing
    removeVariantsLead: Nothing
    removeVariantsTitle: { n: number }
    removeVideo: { n: Value }
    required: Nothing
    reserved: { n: Value }
    sale: Nothing
    saleFrom: Nothing
    saleUntil: Nothing
    save: Nothing
    saveBefore: Nothing
    saved: Nothing
    select: Nothing
    seo: Nothing
    seoDescription: Nothing
    seoTitle: Nothing
    sizeAddColumn: Nothing
    sizeAddRow: Nothing
    sizeCell: { column: Value; row: Value }
    sizeDropColumn: Nothing
    sizeDropRow: Nothing
    sizeGuide: Nothing
    sizeGuideEdit: Nothing
    sizeGuideHint: Nothing
    sizeGuideKind: Nothing
    sizeGuideLead: Nothing
    sizeGuideName: Nothing
    sizeGuideNew: Nothing
    sizeGuideNone: Nothing
    sizeGuideNote: Nothing
    sizeGuidePage: Nothing
    sizeGuideTable: Nothing
    slug: Nothing
    slugHint: Nothing
    status: Nothing
    stockAdded: Nothing
    stockBecomes: { after: Value; before: Value }
    stockChange: Nothing
    stockCorrected: Nothing
    stockCounted: Nothing
    stockHistory: Nothing
    stockHistoryOf: { name: Value }
    stockLeft: Nothing
    stockMode: Nothing
    stockNumber: Nothing
    stockReason: Nothing
    stockReasonHint: Nothing
    stockTaken: Nothing
    stockWhen: Nothing
    stockWho: Nothing
    swatchColor: Nothing
    swatchDone: Nothing
    swatchImage: Nothing
    swatchLead: Nothing
    swatchOf: { name: Value }
    swatchRemove: Nothing
    tags: Nothing
    tagsHint: Nothing
    taxClass: Nothing
    taxClassUnrated: Nothing
    text: Nothing
    textarea: Nothing
    title: Nothing
    toProducts: Nothing
    unlimited: Nothing
    unsaved: Nothing
    untilAt: Nothing
    values: Nothing
    variant: Nothing
    variantImage: { name: Value }
    variants: Nothing
    variantsRemoved: { n: number }
    videoAddress: Nothing
    videoAddressHint: Nothing
    videoLater: { n: Value }
    videoOf: { n: Value }
    videoPlace: Nothing
    'videoPlace.after': { n: Value }
    'videoPlace.last': Nothing
    videoPoster: Nothing
    videoSooner: { n: Value }
    videoTitle: Nothing
    videoUnknown: Nothing
    videos: Nothing
    videosHint: Nothing
    view: Nothing
    visibility: Nothing
    visibleFrom: Nothing
    weight: Nothing
    width: Nothing
  }
  'catalog.products': {
    DIGITAL: Nothing
    GIFT_CARD: Nothing
    PAYWALL: Nothing
    PHYSICAL: Nothing
    SERVICE: Nothing
    accessHint: Nothing
    actions: { name: Value }
    add: Nothing
    all: Nothing
    allPages: Nothing
    allStatuses: Nothing
    allStock: Nothing
    allTypes: Nothing
    available: Nothing
    bestselling: Nothing
    bin: Nothing
    bringBack: Nothing
    broughtBack: { n: number }
    categories: Nothing
    choosePage: Nothing
    chosen: { n: Value }
    create: Nothing
    createPage: Nothing
    currency: Nothing
    'currency.goOn': Nothing
    'currency.hint': Nothing
    'currency.ofFile': Nothing
    'currency.ofFileLead': Nothing
    delete: Nothing
    deleteLead: { n: number }
    deleteTitle: { n: number }
    deleted: { n: number }
    digitalHint: Nothing
    donations: Nothing
    download: Nothing
    duplicate: Nothing
    edit: Nothing
    editLayout: Nothing
    editList: Nothing
    empty: Nothing
    export: Nothing
    exportLead: Nothing
    featured: Nothing
    giftCardHint: Nothing
    hide: Nothing
    import: Nothing
    in: Nothing
    low: Nothing
    moreActions: Nothing
    moveDown: Nothing
    moveUp: Nothing
    newest: Nothing
    noPage: Nothing
    none: Nothing
    orderHint: Nothing
    orderOfPage: Nothing
    out: Nothing
    page: Nothing
    physicalHint: Nothing
    price: Nothing
    'price-down': Nothing
    'price-up': Nothing
    product: Nothing
    products: Nothing
    productsLead: { n: number }
    sale: Nothing
    search: Nothing
    serviceHint: Nothing
    sheet: Nothing
    shopName: Nothing
    show: Nothing
    sort: Nothing
    status: Nothing
    statusChanged: Nothing
    stock: Nothing
    title: Nothing
    type: Nothing
    undo: Nothing
    unlimited: Nothing
    variants: { n: number }
    view: Nothing
  }
  'catalog.sheet': {
    addCategories: Nothing
    addStock: Nothing
    addTags: Nothing
    addToPrice: Nothing
    after: Nothing
    all: { n: Value }
    amount: Nothing
    apply: { n: number }
    barcode: Nothing
    before: Nothing
    brand: Nothing
    bulk: Nothing
    by: Nothing
    categories: Nothing
    category: Nothing
    cell: Nothing
    change: Nothing
    changePrice: Nothing
    chosenRows: { n: Value }
    cost: Nothing
    discard: Nothing
    empty: Nothing
    endSale: Nothing
    featured: Nothing
    height: Nothing
    history: Nothing
    historyEmpty: Nothing
    import: Nothing
    isFeatured: Nothing
    keys: { undo: Value }
    length: Nothing
    loading: { count: Value; n: Value }
    lowStockAt: Nothing
    maxQuantity: Nothing
    minQuantity: Nothing
    moreCells: { n: number }
    mpn: Nothing
    needsShipping: Nothing
    no: Nothing
    none: Nothing
    notAClass: Nothing
    notTaken: { n: number }
    nothing: Nothing
    onSale: Nothing
    percent: Nothing
    percentHint: Nothing
    preview: Nothing
    previewLead: { cells: number; rows: number }
    price: Nothing
    product: Nothing
    quantity: Nothing
    refused: { n: number; why: Value }
    refusedCells: { n: number }
    removeTags: Nothing
    review: Nothing
    rounding: Nothing
    saleFrom: Nothing
    salePrice: Nothing
    saleUntil: Nothing
    save: Nothing
    saved: { n: number }
    search: Nothing
    seoDescription: Nothing
    seoTitle: Nothing
    setBrand: Nothing
    setPrice: Nothing
    setStatus: Nothing
    setStock: Nothing
    sheet: Nothing
    sku: Nothing
    slug: Nothing
    startSale: Nothing
    status: Nothing
    stock: Nothing
    tags: Nothing
    tagsHint: Nothing
    taxClass: Nothing
    title: Nothing
    to50: Nothing
    to95: Nothing
    to99: Nothing
    toProducts: Nothing
    undo: Nothing
    undone: { n: number }
    undoneAlready: Nothing
    unlimited: Nothing
    unlimitedStock: Nothing
    variant: Nothing
    waiting: { cells: number; rows: number }
    weight: Nothing
    where: Nothing
    whole: Nothing
    width: Nothing
    yes: Nothing
  }
  'catalog.shop': {
    add: Nothing
    addOf: { name: Value }
    added: Nothing
    all: Nothing
    also: Nothing
    amount: Nothing
    apart: { less: Value; price: Value }
    bestselling: Nothing
    brand: Nothing
    buyOnce: Nothing
    cannotAdd: Nothing
    categories: Nothing
    checkConnection: Nothing
    chooseDonation: Nothing
    chooseOf: { name: Value }
    chooseProduct: Nothing
    chooseProducts: Nothing
    clear: Nothing
    close: Nothing
    details: Nothing
    donate: Nothing
    email: Nothing
    empty: Nothing
    featured: Nothing
    film: { name: Value }
    filmAlone: Nothing
    filter: Nothing
    orSubscribe: { price: Value }
    showFound: { n: number }
    found: { n: number }
    from: Nothing
    giftAmount: Nothing
    giftEmail: Nothing
    giftEmailHint: Nothing
    giftMessage: Nothing
    giftName: Nothing
    giftSend: Nothing
    giftSendHint: Nothing
    goesWith: Nothing
    howOften: Nothing
    image: { count: Value; n: Value }
    images: { name: Value }
    inStock: Nothing
    inThisSet: Nothing
    leaveOut: { name: Value }
    newest: Nothing
    next: Nothing
    noImage: Nothing
    none: Nothing
    notForSale: Nothing
    onSale: Nothing
    onTheWay: Nothing
    once: Nothing
    optional: Nothing
    orderAhead: Nothing
    otherAmount: Nothing
    otherAmountRange: { high: Value; low: Value }
    pages: Nothing
    previous: Nothing
    price: Nothing
    'price-down': Nothing
    'price-up': Nothing
    priceFrom: { price: Value }
    priceLeast: Nothing
    priceMost: Nothing
    priceRange: Nothing
    priceTo: { price: Value }
    products: Nothing
    quantity: Nothing
    quick: { name: Value }
    recent: Nothing
    restock: Nothing
    restockButton: Nothing
    restockHint: Nothing
    sale: Nothing
    shareList: Nothing
    showPrices: Nothing
    size: Nothing
    sizeGuide: Nothing
    sku: Nothing
    soldOut: Nothing
    sort: Nothing
    stock: Nothing
    subscribe: Nothing
    subscribeSave: { percent: Value }
    title: Nothing
    toCart: Nothing
    toProduct: Nothing
    toShop: Nothing
    toWishlist: Nothing
    tryAgain: Nothing
    unwish: { name: Value }
    unwishShort: Nothing
    was: Nothing
    way: Nothing
    weight: Nothing
    wish: Nothing
    wishFailed: Nothing
    wished: Nothing
    wishlist: Nothing
    wishlistEmpty: Nothing
    wishlistNote: Nothing
    wishlistShared: Nothing
    yourFilters: Nothing
  }
  'catalog.texts': {
    'duration.MONTH': { n: number }
    'duration.WEEK': { n: number }
    'duration.YEAR': { n: number }
    installments: { n: number }
    'installments.between': { high: Value; low: Value }
    'installments.from': { low: Value }
    'installments.to': { high: Value }
    orderedAhead: { date: Value }
    'period.MONTH': { n: number }
    'period.WEEK': { n: number }
    'period.YEAR': { n: number }
    'period.lasting': { duration: Value; period: Value }
    'policy.privacy': Nothing
    'policy.returns': Nothing
    'policy.terms': Nothing
    'price.from': { price: Value }
    'renews.MONTH': { n: number }
    'renews.MONTH.times': { n: number; times: number }
    'renews.WEEK': { n: number }
    'renews.WEEK.times': { n: number; times: number }
    'renews.YEAR': { n: number }
    'renews.YEAR.times': { n: number; times: number }
    'status.draft': Nothing
    'status.published': Nothing
    'status.scheduled': Nothing
    'status.unsupported': Nothing
    'stock.available': Nothing
    'stock.low': { n: Value }
    'stock.soldOut': Nothing
    'stock.unlimited': Nothing
  }
  'checkout.beforeSelling': {
    currency: Nothing
    'currency.done': Nothing
    'currency.open': Nothing
    done: Nothing
    lead: Nothing
    open: Nothing
    payments: Nothing
    'payments.done': Nothing
    'payments.open': Nothing
    products: Nothing
    'products.done': Nothing
    'products.hidden': Nothing
    'products.open': Nothing
    seller: Nothing
    'seller.done': Nothing
    'seller.open': Nothing
    shipping: Nothing
    'shipping.done': Nothing
    'shipping.open': Nothing
    taxes: Nothing
    'taxes.done': Nothing
    'taxes.open': Nothing
    title: Nothing
  }
  'checkout.cart': {
    addMore: Nothing
    addMoreItem: { title: Value }
    'alert.noCookie': Nothing
    alsoBought: Nothing
    apply: Nothing
    cancel: Nothing
    checkout: Nothing
    choose: Nothing
    code: Nothing
    continue: Nothing
    country: Nothing
    covered: Nothing
    discount: Nothing
    'drawer.added': Nothing
    'drawer.cart': Nothing
    'drawer.close': Nothing
    'drawer.free': Nothing
    'drawer.freeTo': { place: Value }
    'drawer.missing': { amount: Value }
    'drawer.missingTo': { amount: Value; place: Value }
    'drawer.note': Nothing
    'drawer.noteTax': Nothing
    each: { price: Value }
    edit: Nothing
    empty: Nothing
    emptyHint: Nothing
    estimate: Nothing
    express: Nothing
    'failed.add': Nothing
    'failed.codes': Nothing
    'failed.form': Nothing
    'failed.open': Nothing
    'failed.quantity': Nothing
    'failed.remove': Nothing
    'failed.shipping': Nothing
    'failed.undo': Nothing
    'fault.answer': Nothing
    formError: Nothing
    gift: { name: Value }
    giftCard: { last4: Value }
    giftCardPays: { amount: Value }
    giftCards: Nothing
    giftOn: { date: Value }
    giftSelf: Nothing
    givenBack: Nothing
    memberGivenBack: Nothing
    'hint.again': Nothing
    'hint.connection': Nothing
    'issue.form incomplete': Nothing
    'issue.gone': Nothing
    'issue.locked': Nothing
    'issue.owned': Nothing
    'issue.price changed': { was: Value }
    'issue.sold out': Nothing
    'issue.too few': { n: Value }
    'issue.too many': { n: Value }
    'issue.too many allowed': { n: Value }
    'issue.twice': Nothing
    item: Nothing
    items: { n: number }
    less: Nothing
    'link.many': Nothing
    'link.none': Nothing
    'link.one': Nothing
    'link.several': Nothing
    loading: Nothing
    minimum: { subtotal: Value }
    more: Nothing
    noImage: Nothing
    noOptions: Nothing
    option: Nothing
    'part.Ampm': Nothing
    'part.Areacode': Nothing
    'part.City': Nothing
    'part.Country': Nothing
    'part.Day': Nothing
    'part.First': Nothing
    'part.Hour': Nothing
    'part.Last': Nothing
    'part.Line': Nothing
    'part.Line1': Nothing
    'part.Line2': Nothing
    'part.Minute': Nothing
    'part.Month': Nothing
    'part.Prefix': Nothing
    'part.Second': Nothing
    'part.State': Nothing
    'part.Year': Nothing
    'part.Zip': Nothing
    popular: Nothing
    postalCode: Nothing
    quantity: Nothing
    quantityOf: { title: Value }
    remove: Nothing
    removeCard: { last4: Value }
    removeCode: { code: Value }
    removeItem: { title: Value }
    removed: { title: Value }
    restored: { title: Value }
    save: Nothing
    shipping: Nothing
    shippingFree: Nothing
    shippingLater: Nothing
    state: Nothing
    'stop.button': Nothing
    'stop.title': Nothing
    stopped: Nothing
    subtotal: Nothing
    summary: Nothing
    'take.button': Nothing
    'take.some': { n: Value; title: Value }
    'take.title': Nothing
    tax: Nothing
    taxBusiness: Nothing
    taxIncluded: { amount: Value }
    taxLater: Nothing
    testWallet: Nothing
    testWalletHint: Nothing
    title: Nothing
    total: Nothing
    undo: Nothing
    update: Nothing
    useOption: Nothing
    was: Nothing
    whereTo: Nothing
    zip: Nothing
  }
  'checkout.cartFunnel': {
    beforeCarts: { rate: Value }
    beforeVisitors: { rate: Value }
    carts: Nothing
    checkouts: Nothing
    counted: Nothing
    lead: Nothing
    none: Nothing
    orders: Nothing
    title: Nothing
    visitors: Nothing
  }
  'checkout.donate': {
    amount: Nothing
    'every.MONTH': Nothing
    'every.WEEK': Nothing
    'every.YEAR': Nothing
    'fault.amount': Nothing
    'fault.email': Nothing
    'fault.every': Nothing
    'fault.missing': Nothing
    'fault.provider': Nothing
    'fault.range': { high: Value; low: Value }
    'fault.repeat': Nothing
    give: Nothing
    gone: Nothing
    home: Nothing
    name: Nothing
    noPayment: Nothing
    note: Nothing
    often: Nothing
    once: Nothing
    otherAmount: Nothing
    range: { high: Value; low: Value }
    title: Nothing
  }
  'checkout.general': {
    acceptsMarketing: Nothing
    adapt: Nothing
    address: Nothing
    apartment: Nothing
    apply: Nothing
    back: Nothing
    busy: Nothing
    change: Nothing
    city: Nothing
    code: Nothing
    codes: Nothing
    company: Nothing
    contact: Nothing
    country: Nothing
    cvc: Nothing
    detailsTitle: Nothing
    discount: Nothing
    due: Nothing
    email: Nothing
    expiry: Nothing
    express: Nothing
    'fault.answer': Nothing
    'fault.country': Nothing
    'fault.email': Nothing
    'fault.member': Nothing
    'fault.missing': Nothing
    'fault.postal code': { example: Value }
    'fault.region': Nothing
    'fault.vat': Nothing
    'fault.vatRefused': Nothing
    firstName: Nothing
    formError: Nothing
    free: Nothing
    giftCards: Nothing
    haveAccount: Nothing
    invoice: Nothing
    justPaid: Nothing
    keepsAddress: Nothing
    lastName: Nothing
    line1: Nothing
    line2: Nothing
    noPayment: Nothing
    noShipping: Nothing
    note: Nothing
    noteShort: Nothing
    nothingDue: Nothing
    nowhereYet: Nothing
    number: Nothing
    offline: Nothing
    optional: Nothing
    order: Nothing
    otherWay: Nothing
    payment: Nothing
    paymentTitle: Nothing
    phone: Nothing
    place: Nothing
    policies: Nothing
    postalCode: Nothing
    progress: Nothing
    questions: Nothing
    region: Nothing
    remove: Nothing
    removeCode: { code: Value }
    renewals: Nothing
    refusedTitle: { title: Value }
    'said.changed': Nothing
    'said.declined': Nothing
    'said.declined-often': Nothing
    'said.expiry-past': Nothing
    'said.failed': Nothing
    'said.left': Nothing
    'said.unfit-cvc': Nothing
    'said.unfit-expiry': Nothing
    'said.unfit-number': Nothing
    'said.waiting': Nothing
    savedAddresses: Nothing
    shipping: Nothing
    showOrder: Nothing
    signIn: Nothing
    signInAsMember: Nothing
    stepCart: Nothing
    stepDetails: Nothing
    stepPayment: Nothing
    subtotal: Nothing
    tax: Nothing
    taxIncluded: { amount: Value }
    test: Nothing
    testWallet: Nothing
    title: Nothing
    toAddress: Nothing
    toPayment: Nothing
    total: Nothing
    useOption: Nothing
    vatNumber: Nothing
    vatNumberOf: { number: Value }
    vatUnchecked: Nothing
    walletPays: Nothing
    yourOrder: Nothing
    zip: Nothing
  }
  'checkout.givenBack': {
    account: Nothing
    membership: { amount: Value }
    back: Nothing
    cart: Nothing
    gift: { amount: Value }
    order: { amount: Value }
    title: { shop: Value }
    name: Nothing
    when: Nothing
    always: Nothing
  }
  'checkout.palette': {
    'cart-link': Nothing
    'cart-link.keywords': Nothing
  }
  'checkout.panel': {
    both: Nothing
    icon: Nothing
    label: Nothing
    labelHint: Nothing
    look: Nothing
    words: Nothing
  }
  'checkout.problems': {
    already_member: Nothing
    bad_amount: { high: Value; low: Value }
    bad_country: Nothing
    bad_quantity: { most: Value }
    bad_recipient: Nothing
    cannot_buy: Nothing
    card_disabled: Nothing
    card_expired: Nothing
    card_mixed: Nothing
    card_spent: Nothing
    card_test: Nothing
    card_unknown: Nothing
    changed: Nothing
    donation_gone: Nothing
    entry_gone: Nothing
    form_incomplete: Nothing
    no_code: Nothing
    no_option: Nothing
    not_open: Nothing
    not_so_many: { available: Value }
    send_too_late: Nothing
    sold_out: Nothing
    too_dear: Nothing
    too_few: { least: Value }
    too_many_allowed: { most: Value }
    too_many_cards: { most: Value }
    too_many_codes: { most: Value }
    too_many_lines: { most: Value }
  }
  'checkout.settings': {
    express: Nothing
    'express.hint': Nothing
    hours: Nothing
    isOn: Nothing
    lead: Nothing
    left: Nothing
    'left.lead': Nothing
    minimum: Nothing
    'minimum.hint': Nothing
    ordering: Nothing
    policies: Nothing
    'policies.lead': Nothing
    'policies.privacy': Nothing
    'policies.returns': Nothing
    'policies.terms': Nothing
    questions: Nothing
    'questions.lead': Nothing
    'questions.title': Nothing
    save: Nothing
    saved: Nothing
    title: Nothing
    words: Nothing
  }
  'comments.emails': {
    moderate: Nothing
    new: { title: Value }
    read: Nothing
    stop: { url: Value }
    waits: { title: Value }
    wrote: { name: Value }
    'answered.subject': Nothing
    'answered.name': Nothing
    'answered.when': Nothing
    sample: Nothing
    'notice.name': Nothing
    'notice.when': Nothing
    'notice.always': Nothing
  }
  'comments.general': {
    anonymous: Nothing
    answerTo: { name: Value }
    as: { name: Value }
    back: Nothing
    closed: Nothing
    closedLead: Nothing
    email: Nothing
    emailHint: Nothing
    gone: Nothing
    goneLead: Nothing
    heading: { n: number }
    home: Nothing
    justNow: Nothing
    link: Nothing
    name: Nothing
    noAnswer: Nothing
    owner: Nothing
    replies: { name: Value }
    says: { name: Value }
    secondsAgo: { n: Value }
    send: Nothing
    signIn: Nothing
    signInAction: Nothing
    signInLead: Nothing
    stopAction: Nothing
    stopTitle: Nothing
    stopped: Nothing
    stoppedLead: Nothing
    tellMe: Nothing
    text: Nothing
    thanks: Nothing
    thanksLead: Nothing
    trap: Nothing
    waiting: Nothing
    write: Nothing
  }
  'comments.owner': {
    approve: Nothing
    approved: Nothing
    byMember: Nothing
    byOwner: Nothing
    comments: Nothing
    commentsLead: Nothing
    emptyApproved: Nothing
    emptyPending: Nothing
    emptySpam: Nothing
    export: Nothing
    hold: Nothing
    more: Nothing
    none: Nothing
    nowApproved: Nothing
    nowPending: Nothing
    nowSpam: Nothing
    on: { title: Value }
    pending: Nothing
    remove: Nothing
    removed: Nothing
    replied: Nothing
    reply: Nothing
    replyApproves: Nothing
    replySend: Nothing
    replyText: Nothing
    replyTo: { name: Value }
    search: Nothing
    settings: Nothing
    spam: Nothing
    status: Nothing
    undo: Nothing
    view: Nothing
  }
  'comments.palette': {
    comments: Nothing
  }
  'comments.panel': {
    heading: Nothing
    headingHint: Nothing
  }
  'comments.problems': {
    closed: Nothing
    email_unfit: Nothing
    members_only: Nothing
    name_missing: Nothing
    not_found: Nothing
    text_missing: Nothing
    text_too_long: { most: Value }
  }
  'comments.settings': {
    approval: Nothing
    'approvals.all': Nothing
    'approvals.known': Nothing
    'approvals.none': Nothing
    closes: Nothing
    closesHint: Nothing
    mostLinks: Nothing
    mostLinksHint: Nothing
    save: Nothing
    saved: Nothing
    settings: Nothing
    takes: Nothing
    takesHint: Nothing
    whoWrites: Nothing
    'writers.everyone': Nothing
    'writers.members': Nothing
  }
  'consent.banner': {
    accept: Nothing
    again: Nothing
    decline: Nothing
    label: Nothing
    once: Nothing
    text: Nothing
    waits: { names: Value }
    waitsOwn: Nothing
  }
  'consent.owner': {
    BAR: Nothing
    BOTTOM: Nothing
    BOTTOM_LEFT: Nothing
    BOTTOM_RIGHT: Nothing
    BUTTON: Nothing
    DARK: Nothing
    ICON: Nothing
    LIGHT: Nothing
    OPT_IN: Nothing
    OPT_IN_AND_OUT: Nothing
    POPUP: Nothing
    TEXT: Nothing
    TOP: Nothing
    TOP_LEFT: Nothing
    TOP_RIGHT: Nothing
    absolute: Nothing
    absoluteHint: Nothing
    acceptText: Nothing
    acceptType: Nothing
    banner: Nothing
    buttons: Nothing
    choice: Nothing
    'choice.accepted': Nothing
    'choice.declined': Nothing
    'choice.withdrawn': Nothing
    cookies: Nothing
    declineText: Nothing
    empty: Nothing
    enabled: Nothing
    export: Nothing
    iconWarning: Nothing
    lead: Nothing
    log: Nothing
    necessaryHint: Nothing
    number: { id: Value }
    optInWarning: Nothing
    page: Nothing
    policy: Nothing
    position: Nothing
    preview: Nothing
    restricted: Nothing
    restrictedHint: Nothing
    restrictive: Nothing
    restrictiveHint: Nothing
    saved: Nothing
    text: Nothing
    textHint: Nothing
    theme: Nothing
    variant: Nothing
    when: Nothing
    words: Nothing
  }
  'content.authors': {
    about: Nothing
    aboutHint: Nothing
    actions: { name: Value }
    add: Nothing
    authors: Nothing
    authorsLead: Nothing
    delete: Nothing
    deleteText: Nothing
    deleteTitle: { name: Value }
    deleted: { name: Value }
    edit: Nothing
    empty: Nothing
    image: Nothing
    name: Nothing
    save: Nothing
    toCollections: Nothing
    website: Nothing
    websiteWrong: Nothing
  }
  'content.calendarBlock': {
    ahead: Nothing
    back: Nothing
    choose: Nothing
    excerpts: Nothing
    heading: Nothing
    next: { name: Value }
    none: Nothing
    previous: { name: Value }
    times: Nothing
    untitled: Nothing
    weekStart: Nothing
    'weekStart.monday': Nothing
    'weekStart.sunday': Nothing
  }
  'content.collectionSettings': {
    address: Nothing
    addressHint: Nothing
    back: Nothing
    byTitle: Nothing
    comments: Nothing
    delete: Nothing
    deleteLead: Nothing
    deleteTitle: { title: Value }
    deleted: { title: Value }
    feed: Nothing
    feedCount: Nothing
    feedDescription: Nothing
    feedLead: Nothing
    feedOn: Nothing
    feedTitle: Nothing
    feedWhole: Nothing
    general: Nothing
    list: Nothing
    manual: Nothing
    newest: Nothing
    oldest: Nothing
    order: Nothing
    pattern: Nothing
    patternHint: { day: Value; month: Value; title: Value; year: Value }
    patternWrong: { title: Value }
    perPage: Nothing
    save: Nothing
    saved: Nothing
    settings: Nothing
    share: Nothing
    title: Nothing
  }
  'content.collections': {
    actions: { name: Value }
    add: Nothing
    album: Nothing
    all: Nothing
    anyAuthor: Nothing
    anyCategory: Nothing
    anyTag: Nothing
    apply: Nothing
    author: Nothing
    authors: Nothing
    blog: Nothing
    cannotLoad: Nothing
    category: Nothing
    changed: Nothing
    chosen: { n: Value }
    collections: Nothing
    collectionsLead: Nothing
    create: Nothing
    date: Nothing
    draft: Nothing
    edit: Nothing
    editIndex: Nothing
    empty: Nothing
    emptyItems: Nothing
    gallery: Nothing
    generic: Nothing
    items: { n: number }
    kind: Nothing
    label: Nothing
    labelHint: Nothing
    labelTitle: { n: number }
    labelled: { n: number }
    labels: Nothing
    more: Nothing
    move: Nothing
    moveDown: Nothing
    moveLead: Nothing
    moveTitle: { n: number }
    moveTo: Nothing
    moveUp: Nothing
    moved: { n: number; title: Value }
    needsReview: Nothing
    newCategory: Nothing
    newCollection: Nothing
    newItem: Nothing
    newPost: Nothing
    newProject: Nothing
    newTag: Nothing
    noOther: Nothing
    none: Nothing
    orderHint: Nothing
    portfolio: Nothing
    private: Nothing
    products: Nothing
    publish: Nothing
    publishAnyway: Nothing
    published: Nothing
    publishedItems: { n: number }
    review: Nothing
    scheduled: Nothing
    search: Nothing
    settings: Nothing
    status: Nothing
    tag: Nothing
    title: Nothing
    trash: Nothing
    trashed: { n: number }
    unfinishedTitle: Nothing
    unpublish: Nothing
    untitled: Nothing
    view: Nothing
  }
  'content.general': {
    all: Nothing
    archive: Nothing
    author: Nothing
    authors: Nothing
    by: { name: Value }
    carousel: Nothing
    categories: Nothing
    category: Nothing
    chooseCollection: Nothing
    empty: Nothing
    feed: Nothing
    month: Nothing
    more: Nothing
    moreProjects: Nothing
    newer: Nothing
    next: Nothing
    noneFound: Nothing
    older: Nothing
    page: { n: Value }
    pages: Nothing
    previous: Nothing
    reading: { n: number }
    'setup.first': Nothing
    'setup.first.done': Nothing
    'setup.first.open': Nothing
    source: { place: Value }
    tagged: Nothing
    tags: Nothing
    untitled: Nothing
  }
  'content.itemPanel': {
    access: Nothing
    add: Nothing
    address: Nothing
    addressAuto: Nothing
    askReview: Nothing
    author: Nothing
    authorName: Nothing
    categories: Nothing
    changed: Nothing
    comments: Nothing
    cover: Nothing
    coverAbove: Nothing
    coverAlt: Nothing
    coverAltHint: Nothing
    coverHint: Nothing
    date: Nothing
    dateAuto: Nothing
    dateHint: Nothing
    draft: Nothing
    excerpt: Nothing
    excerptHint: Nothing
    featured: Nothing
    labelHint: Nothing
    makePrivate: Nothing
    makePublic: Nothing
    newAuthor: Nothing
    noAuthor: Nothing
    noindex: Nothing
    private: Nothing
    privateHint: Nothing
    published: Nothing
    publishedAt: { when: Value }
    review: Nothing
    reviewHint: Nothing
    scheduled: Nothing
    scheduledFor: { when: Value }
    search: Nothing
    seoDescription: Nothing
    seoPreview: Nothing
    seoStart: Nothing
    seoTitle: Nothing
    tags: Nothing
    title: Nothing
    toDraft: Nothing
    unpublish: Nothing
    untitled: Nothing
  }
  'content.labels': {
    actions: { name: Value }
    add: Nothing
    addCategory: Nothing
    addTag: Nothing
    atMost: { n: Value }
    category: Nothing
    chosen: { n: Value }
    delete: Nothing
    deleteCategories: { n: number }
    deleteSeveralText: Nothing
    deleteTags: { n: number }
    deleteText: { n: number }
    deleteTitle: { name: Value }
    deleted: { name: Value }
    deletedCategories: { n: number }
    deletedTags: { n: number }
    emptyCategory: Nothing
    emptyTag: Nothing
    items: Nothing
    kind: Nothing
    labels: Nothing
    merge: Nothing
    mergeInto: Nothing
    mergeMenu: Nothing
    mergeText: { name: Value }
    mergeTitle: { name: Value }
    merged: { into: Value; name: Value }
    name: Nothing
    none: Nothing
    onlyOneCategory: Nothing
    onlyOneTag: Nothing
    rename: Nothing
    renameTitle: { name: Value }
    save: Nothing
    search: Nothing
    tag: Nothing
    toCollection: { title: Value }
  }
  'content.linkBlock': {
    empty: Nothing
    image: Nothing
    look: Nothing
    'look.card': Nothing
    'look.plain': Nothing
    'look.row': Nothing
    ofPage: Nothing
    title: Nothing
    words: Nothing
  }
  'content.palette': {
    archive: Nothing
    calendar: Nothing
    'calendar.keywords': Nothing
    'collection-link': Nothing
    index: Nothing
    journal: Nothing
    link: Nothing
    'link.keywords': Nothing
    'posts-by-author': Nothing
    'posts-by-category': Nothing
    'posts-by-month': Nothing
    'posts-by-tag': Nothing
    rss: Nothing
    'rss.keywords': Nothing
    'summary-v2': Nothing
    'summary-v2.keywords': Nothing
    'tag-cloud': Nothing
  }
  'content.panels': {
    align: Nothing
    anyLabel: Nothing
    asCollection: Nothing
    asTitle: Nothing
    author: Nothing
    button: Nothing
    by: Nothing
    byCount: Nothing
    byName: Nothing
    carousel: Nothing
    categories: Nothing
    category: Nothing
    center: Nothing
    chooseCollection: Nothing
    collection: Nothing
    columns: Nothing
    count: Nothing
    counts: Nothing
    date: Nothing
    end: Nothing
    excerpt: Nothing
    feature: Nothing
    featured: Nothing
    grid: Nothing
    heading: Nothing
    image: Nothing
    inColumns: Nothing
    inline: Nothing
    label: Nothing
    landscape: Nothing
    large: Nothing
    layout: Nothing
    ledger: Nothing
    limit: Nothing
    link: Nothing
    list: Nothing
    look: Nothing
    manual: Nothing
    medium: Nothing
    month: Nothing
    more: Nothing
    newest: Nothing
    oldest: Nothing
    order: Nothing
    own: Nothing
    portrait: Nothing
    ratio: Nothing
    reading: Nothing
    river: Nothing
    showTitle: Nothing
    shows: Nothing
    small: Nothing
    square: Nothing
    stagger: Nothing
    start: Nothing
    tag: Nothing
    tags: Nothing
    text: Nothing
    title: Nothing
    titleSize: Nothing
    wall: Nothing
    wide: Nothing
  }
  'content.problems': {
    author_missing: Nothing
    category_exists: Nothing
    collection_full: { max: Value }
    collection_missing: Nothing
    feed_missing: Nothing
    item_missing: Nothing
    kinds_differ: Nothing
    label_missing: Nothing
    merge_across: Nothing
    merge_into_itself: Nothing
    name_too_long: { max: Value }
    no_security_contact: Nothing
    not_for_machines: Nothing
    not_orderable: Nothing
    site_map_missing: Nothing
    slug_reserved: { slug: Value }
    slug_taken: { slug: Value }
    tag_exists: Nothing
    unfinished: { n: number; names: Value }
  }
  'content.sitePages': {
    add: Nothing
    addCollection: Nothing
    addFolder: Nothing
    addLink: Nothing
    addPage: Nothing
    address: Nothing
    album: Nothing
    askReview: Nothing
    backAsDraft: { title: Value }
    backToDraft: Nothing
    blog: Nothing
    changed: Nothing
    changedAt: { when: Value }
    create: Nothing
    draft: Nothing
    duplicate: Nothing
    edit: Nothing
    editLink: Nothing
    editLinkOf: { title: Value }
    emptyTree: Nothing
    folder: Nothing
    footer: Nothing
    footerPart: Nothing
    gallery: Nothing
    generic: Nothing
    header: Nothing
    hidden: Nothing
    home: Nothing
    intoFooter: Nothing
    intoHidden: Nothing
    intoMain: Nothing
    kind: Nothing
    label: Nothing
    labelHint: { title: Value }
    leadsTo: Nothing
    link: Nothing
    locked: Nothing
    main: Nothing
    makeHome: Nothing
    makePrivate: Nothing
    makePublic: Nothing
    memberAreas: Nothing
    menuPublished: Nothing
    more: { title: Value }
    moveDown: Nothing
    moveInto: { title: Value }
    moveOutward: Nothing
    moveUp: Nothing
    newPage: Nothing
    newTab: Nothing
    none: { query: Value }
    pages: Nothing
    parts: Nothing
    openCollection: Nothing
    pickPage: Nothing
    pickPageLead: Nothing
    portfolio: Nothing
    private: Nothing
    publishMenu: Nothing
    published: Nothing
    removeFromMenu: Nothing
    removeLink: Nothing
    rename: Nothing
    renameFolder: { title: Value }
    review: Nothing
    save: Nothing
    scheduled: Nothing
    search: Nothing
    settings: Nothing
    status: Nothing
    title: Nothing
    toTrash: Nothing
    trashed: { title: Value }
    undo: Nothing
    unpublish: Nothing
    view: Nothing
  }
  'database.problems': {
    disk_full: Nothing
    exhausted: Nothing
    out_of_time: Nothing
    read_only: Nothing
    unreachable: Nothing
  }
  'design.blockPanels': {
    addLink: Nothing
    align: Nothing
    'align.center': Nothing
    'align.end': Nothing
    'align.start': Nothing
    links: Nothing
    look: Nothing
    'look.icons': Nothing
    'look.names': Nothing
    name: Nothing
    'name.hint': Nothing
    newLink: Nothing
    'share.hint': Nothing
    'share.label': Nothing
    'share.menu': Nothing
    'share.own': Nothing
    size: Nothing
    'size.large': Nothing
    'size.medium': Nothing
    'size.small': Nothing
    url: Nothing
  }
  'design.general': {
    'share.copied': Nothing
    'share.copy': Nothing
    'share.open': Nothing
    'social.email': Nothing
    'social.empty': Nothing
    'social.phone': Nothing
    'social.website': Nothing
  }
  'design.palette': {
    share: Nothing
    'share.keywords': Nothing
    'social-links': Nothing
    'social-links.keywords': Nothing
  }
  'discounts.general': {
    'refused.buy more': { buyQuantity: Value; code: Value; getQuantity: Value }
    'refused.country': { code: Value }
    'refused.email needed': { code: Value }
    'refused.ended': { code: Value }
    'refused.first order': { code: Value }
    'refused.no matching items': { code: Value }
    'refused.no shipping': { code: Value }
    'refused.not for you': { code: Value }
    'refused.not together': { code: Value; title: Value }
    'refused.nothing left': { code: Value }
    'refused.quantity': { code: Value; minimum: Value; missing: number }
    'refused.subtotal': { code: Value; minimum: Value; missing: Value }
    'refused.too many': Nothing
    'refused.unknown': { code: Value }
    'refused.used by you': { code: Value }
    'refused.used up': { code: Value }
    standing: { n: number; titles: Value }
  }
  'discounts.owner': {
    active: Nothing
    add: Nothing
    amount: Nothing
    automatic: Nothing
    buy: Nothing
    'buy-x-get-y': Nothing
    byCode: Nothing
    categories: Nothing
    code: Nothing
    countries: Nothing
    countriesHint: Nothing
    discounts: Nothing
    draw: Nothing
    each: Nothing
    eachHint: Nothing
    emails: Nothing
    emailsHint: Nothing
    empty: Nothing
    ends: Nothing
    everyone: Nothing
    export: Nothing
    'first-order': Nothing
    get: Nothing
    how: Nothing
    lead: Nothing
    limits: Nothing
    listed: Nothing
    minimum: Nothing
    minimumAmount: Nothing
    mostTimes: Nothing
    mostTimesHint: Nothing
    mostUses: Nothing
    mostUsesEach: Nothing
    noLimit: Nothing
    none: Nothing
    of: Nothing
    off: Nothing
    order: Nothing
    percent: Nothing
    percentField: Nothing
    pieces: Nothing
    products: Nothing
    quantity: Nothing
    remove: Nothing
    removeText: Nothing
    removeTitle: { title: Value }
    removed: { title: Value }
    save: Nothing
    saved: { title: Value }
    schedule: Nothing
    scheduled: Nothing
    shipping: Nothing
    shippingPercent: Nothing
    starts: Nothing
    state: Nothing
    stateEnded: Nothing
    stateLater: Nothing
    stateOff: Nothing
    stateOn: Nothing
    stateUsedUp: Nothing
    subtotal: Nothing
    title: Nothing
    titleHint: Nothing
    uses: Nothing
    usesOf: { most: Value; uses: Value }
    value: Nothing
    valueAmount: { amount: Value }
    valueBuy: { buy: Value; get: Value }
    valuePercent: { n: Value }
    valueShipping: Nothing
    valueShippingPart: { n: Value }
    what: Nothing
    who: Nothing
  }
  'discounts.problems': {
    changed_since: Nothing
    code_taken: { code: Value }
    ends_before_start: Nothing
    not_found: Nothing
    too_many_automatic: { limit: Value }
  }
  'egress.problems': {
    bad_address: { url: Value }
    refused: { url: Value }
    refused_by_server: { code: number; url: Value }
    too_large: { megabytes: Value; url: Value }
    too_many_redirects: { url: Value }
    too_slow: { seconds: Value; url: Value }
    unfit: { type: Value; url: Value }
    unreachable: { url: Value }
  }
  'fonts.problems': {
    missing: { family: Value }
  }
  'forms.answers': {
    'likert.-1': Nothing
    'likert.-2': Nothing
    'likert.0': Nothing
    'likert.1': Nothing
    'likert.2': Nothing
    none: Nothing
    drawn: Nothing
  }
  'forms.email': {
    button: Nothing
    'confirm.always': Nothing
    'confirm.button': Nothing
    'confirm.intro': Nothing
    'confirm.name': Nothing
    'confirm.outro': Nothing
    'confirm.subject': Nothing
    'confirm.when': Nothing
    from: { page: Value }
    'notice.always': Nothing
    'notice.name': Nothing
    'notice.when': Nothing
    reply: Nothing
    'reply.always': Nothing
    'reply.name': Nothing
    'reply.outro': Nothing
    'reply.subject': Nothing
    'reply.when': Nothing
    'sample.answer': Nothing
    'sample.form': Nothing
    'sample.page': Nothing
    'sample.question': Nothing
    'sample.reply': Nothing
    somebody: Nothing
    subject: { form: Value; sender: Value }
    title: { form: Value }
  }
  'forms.faults': {
    date: Nothing
    email: Nothing
    number: Nothing
    phone: Nothing
    required: Nothing
    time: Nothing
    tooLong: Nothing
    website: Nothing
    zip: Nothing
    signature: Nothing
    fileType: Nothing
    fileSize: Nothing
    fileCount: Nothing
  }
  'forms.home': {
    unread: Nothing
    importedList: Nothing
  }
  'forms.kinds': {
    address: Nothing
    checkbox: Nothing
    currency: Nothing
    date: Nothing
    email: Nothing
    hidden: Nothing
    likert: Nothing
    name: Nothing
    number: Nothing
    password: Nothing
    phone: Nothing
    radio: Nothing
    section: Nothing
    select: Nothing
    step: Nothing
    text: Nothing
    textarea: Nothing
    time: Nothing
    twitter: Nothing
    website: Nothing
    file: Nothing
    signature: Nothing
    rating: Nothing
    matrix: Nothing
    calculation: Nothing
  }
  'forms.newsletter': {
    add: Nothing
    asksName: Nothing
    doubleOptIn: Nothing
    'doubleOptIn.hint': Nothing
    email: Nothing
    empty: Nothing
    export: Nothing
    form: Nothing
    lead: Nothing
    list: Nothing
    name: Nothing
    'name.hint': Nothing
    newsletter: Nothing
    noListChosen: Nothing
    noLists: Nothing
    nobody: Nothing
    nothingFound: Nothing
    page: Nothing
    person: Nothing
    remove: Nothing
    removePeople: { n: number }
    removePeopleText: Nothing
    removePeopleTitle: { n: number }
    removeText: { n: number }
    removeTitle: { name: Value }
    rename: Nothing
    saved: { name: Value }
    search: Nothing
    signUp: Nothing
    since: Nothing
    state: Nothing
    'state.all': Nothing
    'state.pending': Nothing
    'state.subscribed': Nothing
    'state.unsubscribed': Nothing
    subscribers: Nothing
    text: Nothing
    title: Nothing
  }
  'forms.owner': {
    allForms: Nothing
    answers: Nothing
    assignee: Nothing
    'assignee.all': Nothing
    'assignee.nobody': Nothing
    chosen: { n: number }
    details: Nothing
    empty: Nothing
    exportCsv: Nothing
    exportJson: Nothing
    form: Nothing
    forms: Nothing
    isSpam: Nothing
    lead: { n: number }
    'mark.done': Nothing
    'mark.new': Nothing
    'mark.open': Nothing
    'mark.spam': Nothing
    message: Nothing
    noEmail: Nothing
    note: Nothing
    notes: Nothing
    notesSaved: Nothing
    nothingFound: Nothing
    page: Nothing
    'reason.hiddenField': Nothing
    'reason.learned': Nothing
    'reason.links': Nothing
    'reason.noKey': Nothing
    'reason.repeated': Nothing
    received: Nothing
    referrer: Nothing
    remove: Nothing
    removeText: Nothing
    removeTitle: { n: number }
    replied: { by: Value; when: Value }
    replyByEmail: Nothing
    saveNotes: Nothing
    search: Nothing
    sender: Nothing
    settings: Nothing
    state: Nothing
    'state.all': Nothing
    'state.done': Nothing
    'state.new': Nothing
    'state.open': Nothing
    'state.spam': Nothing
    tags: Nothing
    'tags.hint': Nothing
    unknownSender: Nothing
    toPages: Nothing
    'reason.unsure': Nothing
    'reason.captcha': Nothing
    'mark.held': Nothing
    'state.held': Nothing
    isHeld: Nothing
    repliedAs: { subject: Value; to: Value }
    repliedCc: { cc: Value }
    repliedBcc: { bcc: Value }
  }
  'forms.palette': {
    form: Nothing
    'form.keywords': Nothing
    newsletter: Nothing
    'newsletter.keywords': Nothing
  }
  'forms.panel': {
    addField: Nothing
    advanced: Nothing
    afterSending: Nothing
    align: Nothing
    'align.center': Nothing
    'align.start': Nothing
    'align.stretch': Nothing
    answering: Nothing
    build: Nothing
    choices: Nothing
    'choices.hint': Nothing
    closedText: Nothing
    'closedText.placeholder': Nothing
    closes: Nothing
    closesAt: Nothing
    closing: Nothing
    currencySymbol: Nothing
    description: Nothing
    disclaimer: Nothing
    'disclaimer.text': Nothing
    fields: Nothing
    firstChoices: Nothing
    ifField: Nothing
    ifTest: Nothing
    ifValue: Nothing
    key: Nothing
    'key.hint': Nothing
    kind: Nothing
    maxLength: Nothing
    'maxLength.hint': Nothing
    mostSubmissions: Nothing
    'mostSubmissions.hint': Nothing
    name: Nothing
    'name.hint': Nothing
    newField: Nothing
    openInbox: Nothing
    placeholder: Nothing
    prefill: Nothing
    'prefill.hint': Nothing
    recipients: Nothing
    'recipients.hint': Nothing
    'recipients.wrong': { address: Value }
    redirect: Nothing
    remembers: Nothing
    'remembers.hint': Nothing
    required: Nothing
    showCountryCode: Nothing
    shownIf: Nothing
    'shownIf.always': Nothing
    'shownIf.if': Nothing
    statements: Nothing
    storage: Nothing
    'storage.hint': Nothing
    submitLabel: Nothing
    'submitLabel.placeholder': Nothing
    tabs: Nothing
    template: Nothing
    'template.application': Nothing
    'template.booking': Nothing
    'template.choose': Nothing
    'template.contact': Nothing
    'template.event': Nothing
    'template.feedback': Nothing
    'template.hint': Nothing
    'template.order': Nothing
    'template.quote': Nothing
    'template.volunteer': Nothing
    'test.answered': Nothing
    'test.contains': Nothing
    'test.empty': Nothing
    'test.is': Nothing
    'test.isNot': Nothing
    'test.over': Nothing
    'test.under': Nothing
    thanks: Nothing
    'thanks.placeholder': Nothing
    thanksHtml: Nothing
    'thanksHtml.hint': Nothing
    title: Nothing
    underline: Nothing
    validates: Nothing
    'validates.hint': Nothing
    value: Nothing
    captcha: Nothing
    'captcha.doubt': Nothing
    'captcha.doubt.hint': Nothing
    'captcha.recaptcha': Nothing
    'captcha.recaptcha.hint': Nothing
    'captcha.turnstile': Nothing
    'captcha.turnstile.hint': Nothing
    'captcha.none': Nothing
    'captcha.none.hint': Nothing
    'captcha.keys': Nothing
    columns: Nothing
    rows: Nothing
    many: Nothing
    stars: Nothing
    types: Nothing
    'types.images': Nothing
    'types.documents': Nothing
    'types.sound': Nothing
    'types.video': Nothing
    'types.archives': Nothing
    maxMb: Nothing
    maxFiles: Nothing
    formula: Nothing
    'formula.hint': Nothing
    'formula.unreadable': Nothing
    'formula.missing': { name: Value }
    decimals: Nothing
    unit: Nothing
    automations: Nothing
    'automations.count': { n: number }
    connect: Nothing
    connectedTo: { host: Value }
    waitingFor: { host: Value }
    disconnect: Nothing
    disconnectTitle: { host: Value }
    disconnectText: Nothing
    connectTitle: Nothing
    connectText: Nothing
    connectUrl: Nothing
    cannotConnect: Nothing
    sharing: Nothing
    link: Nothing
    'link.hint': Nothing
    'link.copy': Nothing
    'link.copied': Nothing
    'link.notCopied': Nothing
  }
  'forms.parts': {
    Ampm: Nothing
    Areacode: Nothing
    City: Nothing
    Country: Nothing
    CountryCode: Nothing
    Day: Nothing
    First: Nothing
    Hour: Nothing
    Last: Nothing
    Line: Nothing
    Line1: Nothing
    Line2: Nothing
    Minute: Nothing
    Month: Nothing
    Prefix: Nothing
    Second: Nothing
    State: Nothing
    Year: Nothing
    Zip: Nothing
  }
  'forms.problems': {
    closed: Nothing
    form_missing: Nothing
    key_spent: Nothing
    list_missing: Nothing
    submission_missing: Nothing
    too_many_webhooks: { limit: Value }
    webhook_missing: Nothing
    file_missing: Nothing
    unreadable: Nothing
    proof_needed: Nothing
    captcha_incomplete: Nothing
  }
  'forms.settings': {
    add: Nothing
    addWebhook: Nothing
    again: Nothing
    'delivery.delivered': Nothing
    'delivery.failed': Nothing
    'delivery.waiting': Nothing
    enabled: Nothing
    failedCount: { n: number }
    keepDays: Nothing
    'keepDays.hint': Nothing
    lead: Nothing
    log: Nothing
    newSecret: Nothing
    noWebhooks: Nothing
    nothingSent: Nothing
    off: Nothing
    on: Nothing
    removeWebhook: Nothing
    saved: Nothing
    secret: Nothing
    'secret.hint': Nothing
    sentAgain: Nothing
    showSecret: Nothing
    state: Nothing
    storage: Nothing
    title: Nothing
    tries: Nothing
    url: Nothing
    'url.hint': Nothing
    waitingCount: { n: number }
    webhooks: Nothing
    'webhooks.hint': Nothing
    when: Nothing
    captcha: Nothing
    'captcha.hint': Nothing
    'captcha.recaptcha': Nothing
    'captcha.turnstile': Nothing
    'captcha.recaptcha.where': Nothing
    'captcha.turnstile.where': Nothing
    'captcha.none': Nothing
    'captcha.key': { siteKey: Value }
    'captcha.enter': Nothing
    'captcha.change': Nothing
    'captcha.save': Nothing
    'captcha.remove': Nothing
    'captcha.removeTitle': Nothing
    'captcha.removeText': Nothing
    'captcha.siteKey': Nothing
    'captcha.secret': Nothing
    'captcha.secret.hint': Nothing
  }
  'forms.templates': {
    better: Nothing
    budget: Nothing
    collect: Nothing
    collectChoices: Nothing
    comes: Nothing
    dayChoices: Nothing
    days: Nothing
    deadline: Nothing
    describe: Nothing
    details: Nothing
    diet: Nothing
    dietChoices: Nothing
    guests: Nothing
    link: Nothing
    motivation: Nothing
    no: Nothing
    people: Nothing
    position: Nothing
    satisfied: Nothing
    skills: Nothing
    statements: Nothing
    subject: Nothing
    time: Nothing
    what: Nothing
    when: Nothing
    wishes: Nothing
    yes: Nothing
    you: Nothing
  }
  'forms.visitor': {
    above: Nothing
    againTitle: Nothing
    back: Nothing
    below: Nothing
    choose: Nothing
    closed: Nothing
    failedTitle: Nothing
    invalid: Nothing
    'newsletter.asked': Nothing
    'newsletter.confirmAsk': Nothing
    'newsletter.confirmButton': Nothing
    'newsletter.confirmText': { site: Value }
    'newsletter.confirmed': { site: Value }
    'newsletter.confirmedTitle': Nothing
    'newsletter.home': Nothing
    'newsletter.nothing': { site: Value }
    'newsletter.nothingTitle': Nothing
    'newsletter.signedUp': Nothing
    'newsletter.submit': Nothing
    'newsletter.title': Nothing
    'newsletter.unsubscribeAsk': Nothing
    'newsletter.unsubscribeButton': Nothing
    'newsletter.unsubscribeText': { site: Value }
    'newsletter.unsubscribed': { site: Value }
    'newsletter.unsubscribedTitle': Nothing
    next: Nothing
    noFields: Nothing
    noKey: Nothing
    noList: Nothing
    'onlyIf.answered': { title: Value }
    'onlyIf.contains': { title: Value; value: Value }
    'onlyIf.empty': { title: Value }
    'onlyIf.is': { title: Value; value: Value }
    'onlyIf.isNot': { title: Value; value: Value }
    'onlyIf.over': { title: Value; value: Value }
    'onlyIf.under': { title: Value; value: Value }
    optional: Nothing
    previous: Nothing
    processing: Nothing
    progress: { at: Value; count: Value }
    remembers: Nothing
    replyTitle: Nothing
    sending: Nothing
    sentTitle: Nothing
    status401: Nothing
    status404: Nothing
    status429: Nothing
    status500: Nothing
    submit: Nothing
    thanks: Nothing
    tooOld: Nothing
    trap: Nothing
    unknown: Nothing
    unnamed: Nothing
    rating: { most: Value; value: Value }
    'signature.typed': Nothing
    'signature.draw': Nothing
    'signature.clear': Nothing
    files: { n: number; size: Value }
    calculatedLater: Nothing
    'captcha.ask': { name: Value }
    'captcha.show': Nothing
    'captcha.noScripts': Nothing
    'captcha.incomplete': Nothing
    'files.images': Nothing
    'files.documents': Nothing
    'files.sound': Nothing
    'files.video': Nothing
    'files.archives': Nothing
  }
  'galleries.copies': {
    added: { n: number }
    addresses: Nothing
    cancel: Nothing
    copy: Nothing
    copying: { all: Value; n: Value }
    count: { most: Value; n: number }
    failed: { n: number }
    hide: Nothing
    lead: Nothing
    present: { n: number }
    reading: { all: Value; n: Value }
    start: Nothing
    stop: Nothing
    stopped: Nothing
    title: Nothing
  }
  'galleries.general': {
    all: Nothing
    close: Nothing
    copied: Nothing
    download: Nothing
    empty: Nothing
    emptyCollection: Nothing
    emptyProducts: Nothing
    failed: Nothing
    filters: Nothing
    gallery: Nothing
    goneCollection: Nothing
    goneProducts: Nothing
    lightbox: Nothing
    more: Nothing
    next: Nothing
    open: { count: Value; n: Value }
    pause: Nothing
    position: { count: Value; n: Value }
    previous: Nothing
    share: Nothing
    show: { count: Value; n: Value }
    thumbnails: Nothing
    unchosenCollection: Nothing
    unchosenProducts: Nothing
    zoom: Nothing
  }
  'galleries.owner': {
    alignment: Nothing
    'alignment.center': Nothing
    'alignment.left': Nothing
    'alignment.right': Nothing
    alt: Nothing
    atMost: { n: Value }
    autoplay: Nothing
    'autoplay.hint': Nothing
    captions: Nothing
    clickBehavior: Nothing
    'clickBehavior.by half': Nothing
    'clickBehavior.next': Nothing
    'clickBehavior.none': Nothing
    'clickBehavior.previous': Nothing
    columnWidth: Nothing
    columnWidthBehavior: Nothing
    'columnWidthBehavior.max': Nothing
    'columnWidthBehavior.min': Nothing
    count: { n: number }
    crop: Nothing
    description: Nothing
    design: Nothing
    'design.autocolumns': Nothing
    'design.autogrid': Nothing
    'design.autorows': Nothing
    'design.carousel': Nothing
    'design.grid': Nothing
    'design.list': Nothing
    'design.slider': Nothing
    'design.slideshow': Nothing
    'design.stacked': Nothing
    download: Nothing
    duration: Nothing
    addVideo: Nothing
    filters: Nothing
    fromLibrary: Nothing
    full: { most: Value; n: number }
    gutter: Nothing
    height: Nothing
    'height.rows': Nothing
    'height.share': Nothing
    history: Nothing
    imageWidth: Nothing
    lightbox: Nothing
    look: Nothing
    loop: Nothing
    meta: Nothing
    'meta.below': Nothing
    'meta.hover': Nothing
    'meta.none': Nothing
    'meta.over': Nothing
    mixed: Nothing
    motion: Nothing
    perRow: Nothing
    image: Nothing
    ratio: Nothing
    'ratio.Auto': Nothing
    remove: Nothing
    rowHeight: Nothing
    shape: Nothing
    share: Nothing
    slides: Nothing
    source: Nothing
    'source.collection': Nothing
    'source.own': Nothing
    'source.products': Nothing
    'source.tag': Nothing
    square: Nothing
    theme: Nothing
    'theme.dark': Nothing
    'theme.light': Nothing
    thumbnailHeight: Nothing
    thumbnailMargin: Nothing
    thumbnails: Nothing
    title: Nothing
    transition: Nothing
    'transition.fade': Nothing
    'transition.ken-burns': Nothing
    'transition.new-swipe': Nothing
    'transition.scroll': Nothing
    'transition.swipe': Nothing
    untitled: Nothing
    uploading: { name: Value }
    video: Nothing
  }
  'galleries.palette': {
    gallery: Nothing
    'gallery.keywords': Nothing
  }
  'galleries.problems': {
    copy_missing: Nothing
    gallery_missing: Nothing
    is_copying: Nothing
    is_full: { most: Value }
    no_feed: Nothing
    no_pictures: Nothing
    stopped: Nothing
    taken: Nothing
    too_many_addresses: { most: Value; n: Value }
  }
  'giftcards.general': {
    'email.always': Nothing
    'email.button': Nothing
    'email.code': { code: Value }
    'email.intro': Nothing
    'email.madeUpMessage': Nothing
    'email.name': Nothing
    'email.outro': Nothing
    'email.subject': Nothing
    'email.test': Nothing
    'email.until': { date: Value }
    'email.when': Nothing
  }
  'giftcards.owner': {
    active: Nothing
    add: Nothing
    addMoney: Nothing
    adjust: Nothing
    amount: Nothing
    balance: Nothing
    book: Nothing
    card: Nothing
    codeOnce: Nothing
    copied: Nothing
    copy: Nothing
    disabled: Nothing
    done: Nothing
    email: Nothing
    emailHint: Nothing
    empty: Nothing
    expired: Nothing
    expires: Nothing
    expiresAt: Nothing
    export: Nothing
    find: Nothing
    giftCards: Nothing
    issue: Nothing
    issued: Nothing
    keep: Nothing
    kept: Nothing
    'kind.adjusted': Nothing
    'kind.issued': Nothing
    'kind.returned': Nothing
    'kind.spent': Nothing
    lead: Nothing
    less: Nothing
    message: Nothing
    moment: Nothing
    name: Nothing
    none: Nothing
    note: Nothing
    of: { balance: Value; initial: Value }
    recipient: Nothing
    search: Nothing
    send: Nothing
    sent: Nothing
    spent: Nothing
    state: Nothing
    switchOff: Nothing
    switchOn: Nothing
    test: Nothing
    theCode: Nothing
    why: Nothing
  }
  'giftcards.problems': {
    no_recipient: Nothing
    not_found: Nothing
    too_low: Nothing
  }
  'http.general': {
    'confirm.button': Nothing
    'confirm.sentence': Nothing
    request: { id: Value }
    'title.confirm': Nothing
    'title.missing': Nothing
    'title.problem': Nothing
    'way.home': Nothing
  }
  'http.problems': {
    bad_host: Nothing
    bad_path: Nothing
    crumb_fail: Nothing
    database_gone: Nothing
    defect: { id: Value }
    duplicate_cookie: { name: Value }
    foreign_origin: Nothing
    invalid_input: Nothing
    key_missing: Nothing
    key_reused: Nothing
    malformed_body: Nothing
    not_allowed: Nothing
    not_found: Nothing
    out_of_time: Nothing
    sign_in_first: Nothing
    too_deep: Nothing
    too_large: { kilobytes: Value }
    too_many_calls: { retryAfter: number }
    too_many_keys: { limit: Value }
    too_many_values: { limit: Value }
    too_many_parts: { limit: Value }
    too_slow: Nothing
    unknown_host: { host: Value }
    unsupported_type: Nothing
  }
  'imports.general': {
    'address.from': Nothing
    'address.title': Nothing
    'address.to': Nothing
    'event.DAILY': { n: number }
    'event.MONTHLY': { n: number }
    'event.WEEKLY': { n: number }
    'event.YEARLY': { n: number }
    'event.collection': Nothing
    'event.dates': Nothing
    'event.moreDates': Nothing
    'event.nextDates': { day: Value }
    'event.until': { day: Value; rhythm: Value }
    'field.acceptsMarketing': Nothing
    'field.author': Nothing
    'field.barcode': Nothing
    'field.body': Nothing
    'field.brand': Nothing
    'field.categories': Nothing
    'field.city': Nothing
    'field.company': Nothing
    'field.compareAt': Nothing
    'field.salePrice': Nothing
    'field.cost': Nothing
    'field.country': Nothing
    'field.currency': Nothing
    'field.customerSince': Nothing
    'field.date': Nothing
    'field.description': Nothing
    'field.discount': Nothing
    'field.discountCode': Nothing
    'field.email': Nothing
    'field.excerpt': Nothing
    'field.firstName': Nothing
    'field.from': Nothing
    'field.fulfilmentStatus': Nothing
    'field.group': Nothing
    'field.handle': Nothing
    'field.image': Nothing
    'field.images': Nothing
    'field.item': Nothing
    'field.lastName': Nothing
    'field.line1': Nothing
    'field.line2': Nothing
    'field.name': Nothing
    'field.note': Nothing
    'field.number': Nothing
    'field.oldAddress': Nothing
    'field.option': Nothing
    'field.optionList': Nothing
    'field.optionNames': Nothing
    'field.optionValues': Nothing
    'field.orderStatus': Nothing
    'field.paymentMethod': Nothing
    'field.paymentStatus': Nothing
    'field.phone': Nothing
    'field.postalCode': Nothing
    'field.price': Nothing
    'field.quantity': Nothing
    'field.region': Nothing
    'field.seoDescription': Nothing
    'field.seoTitle': Nothing
    'field.shipping': Nothing
    'field.shippingMethod': Nothing
    'field.since': Nothing
    'field.sku': Nothing
    'field.slug': Nothing
    'field.status': Nothing
    'field.stock': Nothing
    'field.tags': Nothing
    'field.tax': Nothing
    'field.title': Nothing
    'field.to': Nothing
    'field.total': Nothing
    'field.visible': Nothing
    'field.weight': Nothing
    'field.weightGrams': Nothing
    'kind.author': { n: number }
    'kind.category': { n: number }
    'kind.customer': { n: number }
    'kind.empty': { n: number }
    'kind.event': { n: number }
    'kind.media': { n: number }
    'kind.menu': { n: number }
    'kind.order': { n: number }
    'kind.other': { n: number }
    'kind.page': { n: number }
    'kind.picture': { n: number }
    'kind.post': { n: number }
    'kind.product': { n: number }
    'kind.redirect': { n: number }
    'kind.subscriber': { n: number }
    'kind.tag': { n: number }
    'kind.taxRate': { n: number }
    'kind.term': { n: number }
    'kind.variant': { n: number }
    'note.activeRemoved': { n: number }
    'note.broughtAlong': Nothing
    'note.cellCut': { max: Value }
    'note.cellUnreadable': { cell: Value }
    'note.cellsTooMany': { n: number }
    'note.comments': { n: number }
    'note.commentsLeft': { n: number }
    'note.commentsWaiting': { n: number }
    'note.customerStaff': Nothing
    'note.customerUnfit': Nothing
    'note.dateInvalid': { date: Value }
    'note.dateMissing': Nothing
    'note.dateUnreadable': { cell: Value }
    'note.descriptionSimplified': Nothing
    'note.doubled': Nothing
    'note.editedHere': Nothing
    'note.emailUnfit': Nothing
    'note.empty': Nothing
    'note.external': Nothing
    'note.failed': { sentence: Value }
    'note.filesLeft': { n: number }
    'note.flattened': { parent: Value }
    'note.formsLeft': { n: number }
    'note.grouped': Nothing
    'note.handleDoubled': { title: Value }
    'note.handleMissing': Nothing
    'note.handleShared': { title: Value }
    'note.htmlKept': { n: number; reasons: Value }
    'note.imagesWithoutAddress': { n: number }
    'note.labelsLeft': { n: number }
    'note.mediaMissing': { url: Value }
    'note.menuName': Nothing
    'note.menuTargetMissing': Nothing
    'note.nameUnfit': Nothing
    'note.noAddress': Nothing
    'note.noProduct': Nothing
    'note.nothingNew': Nothing
    'note.optionDoubled': { name: Value }
    'note.optionShortened': { max: Value }
    'note.optionUnnamed': { name: Value }
    'note.orderAmountUnfit': Nothing
    'note.orderCurrencyUnfit': Nothing
    'note.orderDateUnfit': Nothing
    'note.orderSums': Nothing
    'note.orderThere': Nothing
    'note.orderTooLarge': Nothing
    'note.orderUnnumbered': Nothing
    'note.oversized': Nothing
    'note.oversold': { n: Value }
    'note.parentMissing': Nothing
    'note.partOf': { title: Value }
    'note.password': Nothing
    'note.picturesLater': { n: number }
    'note.priceHigh': Nothing
    'note.priceMissing': Nothing
    'note.priceRounded': { currency: Value; price: Value }
    'note.priceUnreadable': { price: Value }
    'note.products': { type: Value }
    'note.rateUnfit': { reason: Value }
    'note.redirectRefused': { path: Value }
    'note.redirectTaken': { path: Value }
    'note.redirectUnfit': Nothing
    'note.redirects': { n: number }
    'note.redirectsTo': { from: Value; n: number; to: Value }
    'note.saleHigh': { price: Value }
    'note.salePriceMissing': Nothing
    'note.skuDoubled': { sku: Value }
    'note.skuShortened': { max: Value; sku: Value }
    'note.slugTaken': { slug: Value }
    'note.statusUnknown': { status: Value }
    'note.stockMissing': Nothing
    'note.stockUnknown': Nothing
    'note.taxonomy': { taxonomy: Value }
    'note.technical': { type: Value }
    'note.titleCut': Nothing
    'note.titleMissing': Nothing
    'note.titleShortened': { max: Value }
    'note.trashed': Nothing
    'note.typeMissing': Nothing
    'note.typeUnknown': { type: Value }
    'note.variantDoubled': Nothing
    'note.variantsExpanded': { n: Value }
    'note.variantsLeft': { n: Value }
    'note.variantsMissing': Nothing
    'note.variationDoubled': Nothing
    'note.variationOff': { title: Value }
    'note.variationPriceless': { title: Value }
    'note.widgetReplaced': { n: number }
    'one.author': Nothing
    'one.category': Nothing
    'one.customer': Nothing
    'one.empty': Nothing
    'one.event': Nothing
    'one.media': Nothing
    'one.menu': Nothing
    'one.order': Nothing
    'one.other': Nothing
    'one.page': Nothing
    'one.picture': Nothing
    'one.post': Nothing
    'one.product': Nothing
    'one.redirect': Nothing
    'one.subscriber': Nothing
    'one.tag': Nothing
    'one.taxRate': Nothing
    'one.term': Nothing
    'one.variant': Nothing
    'outcome.create': Nothing
    'outcome.failed': Nothing
    'outcome.kept': Nothing
    'outcome.placeholder': Nothing
    'outcome.skip': Nothing
    'outcome.unchanged': Nothing
    'outcome.update': Nothing
    'planned.flattened': { n: number }
    'planned.redirects': { n: number }
    'report.kind': Nothing
    'report.notes': Nothing
    'report.outcome': Nothing
    'report.row': Nothing
    'report.source': Nothing
    'report.target': Nothing
    'report.title': Nothing
    'state.done': Nothing
    'state.failed': Nothing
    'state.mapping': Nothing
    'state.reading': Nothing
    'state.ready': Nothing
    'state.running': Nothing
    'state.undoing': Nothing
    'state.undone': Nothing
    'state.waiting': Nothing
  }
  'imports.owner': {
    addresses: Nothing
    'addresses.check': Nothing
    'addresses.checkLead': Nothing
    'addresses.checkNow': Nothing
    'addresses.checked': { n: number; nowhere: Value }
    'addresses.download': Nothing
    'addresses.from': Nothing
    'addresses.lead': Nothing
    'addresses.leads': Nothing
    'addresses.list': Nothing
    'addresses.none': Nothing
    'addresses.nowhere': Nothing
    'addresses.page': Nothing
    'addresses.redirect': Nothing
    'addresses.redirectIt': Nothing
    'addresses.saved': { path: Value }
    'addresses.target': { path: Value }
    'addresses.to': Nothing
    again: Nothing
    at: Nothing
    back: Nothing
    before: Nothing
    columns: Nothing
    'columns.change': Nothing
    'columns.complete': Nothing
    'columns.doubled': { fields: Value }
    'columns.empty': Nothing
    'columns.goOn': Nothing
    'columns.holds': { column: Value }
    'columns.kind': Nothing
    'columns.kind.audience': Nothing
    'columns.kind.customers': Nothing
    'columns.kind.orders': Nothing
    'columns.kind.posts': Nothing
    'columns.kind.products': Nothing
    'columns.kind.redirects': Nothing
    'columns.lead': Nothing
    'columns.leaveOut': Nothing
    'columns.leftOut': { n: number }
    'columns.missing': { fields: Value }
    'columns.required': { field: Value }
    'columns.unnamed': { n: Value }
    file: Nothing
    'files.asked': { n: number }
    'files.missing': { n: number }
    'files.retry': Nothing
    filter: Nothing
    filterAll: Nothing
    filterNoted: Nothing
    goOn: Nothing
    imports: Nothing
    importsFrom: Nothing
    importsLead: Nothing
    kind: Nothing
    look: Nothing
    'look.colours': Nothing
    'look.fonts': { ours: Value; theirs: Value }
    'look.lead': Nothing
    'look.logo': { file: Value }
    'look.take': Nothing
    more: Nothing
    noRows: Nothing
    outcome: Nothing
    remarks: Nothing
    report: Nothing
    run: Nothing
    site: Nothing
    'site.address': Nothing
    'site.begin': Nothing
    'site.isOwn': Nothing
    'site.lead': Nothing
    source: Nothing
    state: Nothing
    step1: Nothing
    step2: Nothing
    step3: Nothing
    title: Nothing
    undo: Nothing
    'undo.ask': Nothing
    'undo.lead': Nothing
    undone: Nothing
    'undone.changed': Nothing
    'undone.customers': Nothing
    'undone.documents': Nothing
    'undone.menus': Nothing
    'undone.orders': Nothing
    'undone.parts': Nothing
    'undone.productParts': Nothing
    'undone.products': Nothing
    'undone.productsChanged': Nothing
    'undone.rates': Nothing
    'undone.redirects': Nothing
    'undone.subscribers': Nothing
    uploading: { name: Value }
    website: Nothing
    'website.currency': Nothing
    'website.description': Nothing
    'website.imperial': Nothing
    'website.inFile': { value: Value }
    'website.language': Nothing
    'website.lead': Nothing
    'website.metric': Nothing
    'website.noCurrency': { currency: Value }
    'website.saved': Nothing
    'website.timeZone': Nothing
    'website.title': Nothing
    'website.units': Nothing
    'website.unknown': Nothing
    where: { source: Value }
  }
  'imports.problems': {
    archive: Nothing
    archive_bomb: Nothing
    broken_archive: Nothing
    broken_table: { line: Value }
    column_unknown: { column: Value; columns: Value }
    columns_doubled: { fields: Value }
    columns_missing: { fields: Value }
    cut_off: Nothing
    declares_entities: Nothing
    empty: Nothing
    file_gone: Nothing
    file_missing: { file: Value }
    heavy_table: Nothing
    interrupted: Nothing
    is_running: Nothing
    large_entry: { name: Value }
    large_item: { megabytes: Value }
    many_entries: { n: Value }
    many_rows: { n: number }
    many_values: { n: number }
    not_an_export: Nothing
    not_found: Nothing
    not_ready: Nothing
    nothing_inside: Nothing
    nothing_readable: Nothing
    nothing_to_undo: Nothing
    other_table: { columns: Value }
    site_archive: Nothing
    site_missing: { name: Value }
    stopped: Nothing
    too_deep: Nothing
    too_large: { gigabytes: Value }
    unreadable: Nothing
  }
  'mail.problems': {
    forgotten: Nothing
    no_server: Nothing
    not_found: Nothing
    recipient_unfit: Nothing
    not_held: Nothing
    quota_used: Nothing
  }
  'media.albumBlock': {
    add: Nothing
    artist: Nothing
    cover: Nothing
    download: Nothing
    downloadTrack: { name: Value }
    empty: Nothing
    length: Nothing
    new: Nothing
    offerDownload: Nothing
    title: Nothing
    trackTitle: Nothing
    tracks: Nothing
  }
  'media.beforeAfterBlock': {
    after: Nothing
    afterLabel: Nothing
    before: Nothing
    beforeLabel: Nothing
    empty: Nothing
    slider: Nothing
    start: Nothing
  }
  'media.blockPanels': {
    align: Nothing
    'align.center': Nothing
    'align.end': Nothing
    'align.start': Nothing
    author: Nothing
    body: Nothing
    button: Nothing
    caption: Nothing
    captionPlace: Nothing
    'captionPlace.below': Nothing
    'captionPlace.none': Nothing
    'captionPlace.over': Nothing
    'captions.hint': Nothing
    decorative: Nothing
    'decorative.hint': Nothing
    fit: Nothing
    'fit.contain': Nothing
    'fit.cover': Nothing
    height: Nothing
    html: Nothing
    'html.hint': Nothing
    logoText: Nothing
    'logoText.hint': Nothing
    offerDownload: Nothing
    overlay: Nothing
    poster: Nothing
    ratio: Nothing
    'ratio.own': Nothing
    recording: Nothing
    shrinks: Nothing
    'shrinks.hint': Nothing
    side: Nothing
    'side.end': Nothing
    'side.start': Nothing
    title: Nothing
    url: Nothing
    'url.hint': Nothing
    variant: Nothing
    'variant.card': Nothing
    'variant.collage': Nothing
    'variant.inline': Nothing
    'variant.overlap': Nothing
    'variant.poster': Nothing
    'variant.stack': Nothing
    video: Nothing
    'video.basicAccount': Nothing
    'video.html': Nothing
    'video.html.hint': Nothing
    'video.url.hint': Nothing
    videoFit: Nothing
    'videoFit.fill': Nothing
    'videoFit.fit': Nothing
    'videoFit.none': Nothing
    videoMode: Nothing
    'videoMode.loop': Nothing
    'videoMode.player': Nothing
    videoPlace: Nothing
    'videoPlace.elsewhere': Nothing
    'videoPlace.library': Nothing
  }
  'media.bookingBlock': {
    body: Nothing
    business: Nothing
    'business.hint': Nothing
    domain: Nothing
    emptyReservation: Nothing
    emptyTable: Nothing
    failed: Nothing
    heading: Nothing
    loading: { name: Value }
    open: Nothing
    preview: Nothing
    restaurantId: Nothing
    'restaurantId.hint': Nothing
    title: Nothing
    variant: Nothing
    'variant.button': Nothing
    'variant.search': Nothing
  }
  'media.general': {
    'audio.empty': Nothing
    'audio.unsupported': Nothing
    'embed.document': { name: Value }
    'embed.empty': Nothing
    'embed.map': Nothing
    'embed.note': { name: Value }
    'embed.open.document': Nothing
    'embed.open.map': Nothing
    'embed.open.post': Nothing
    'embed.open.sound': { name: Value }
    'embed.open.video': { name: Value }
    'embed.post': { name: Value }
    'embed.sound': { name: Value }
    'embed.unreadable': Nothing
    'embed.video': { name: Value }
    'image.empty': Nothing
    'video.empty': Nothing
    'video.imageAlone': Nothing
    'video.invalid': Nothing
    'video.pause': Nothing
    'video.play': { name: Value }
    'video.resume': Nothing
    'video.unsupported': Nothing
  }
  'media.mapBlock': {
    addressCountry: Nothing
    addressLine1: Nothing
    addressLine2: Nothing
    addressTitle: Nothing
    controls: Nothing
    labels: Nothing
    lat: Nothing
    link: Nothing
    'link.hint': Nothing
    'link.none': Nothing
    'link.taken': Nothing
    linkOnClick: Nothing
    lng: Nothing
    place: Nothing
    'place.hint': Nothing
    'place.results': Nothing
    poster: Nothing
    service: Nothing
    'service.google': Nothing
    'service.openstreetmap': Nothing
    showAddress: Nothing
    style: Nothing
    'style.grayscale': Nothing
    'style.minimalBlue': Nothing
    'style.minimalDark': Nothing
    'style.minimalLight': Nothing
    'style.original': Nothing
    'style.satellite': Nothing
    terrain: Nothing
    title: Nothing
    zoom: Nothing
  }
  'media.owner': {
    all: Nothing
    allDescribed: Nothing
    allFiles: Nothing
    alt: Nothing
    altHint: Nothing
    altTexts: Nothing
    apply: Nothing
    audio: Nothing
    cancelUpload: Nothing
    choose: Nothing
    chooseNone: Nothing
    chosen: { n: number }
    copies: { size: Value }
    credit: Nothing
    describeTitle: { n: number }
    described: { n: number }
    details: Nothing
    empty: Nothing
    emptyFolder: Nothing
    enterName: Nothing
    file: Nothing
    'fileType.audio': Nothing
    'fileType.file': Nothing
    'fileType.image': Nothing
    'fileType.video': Nothing
    files: { n: number }
    folder: Nothing
    folderActions: { name: Value }
    folderMade: Nothing
    folderName: Nothing
    folderRemoved: Nothing
    folderRenamed: Nothing
    folders: Nothing
    image: Nothing
    kind: Nothing
    makeFolder: Nothing
    media: Nothing
    missingAlt: Nothing
    more: Nothing
    move: Nothing
    moveTitle: { n: number }
    moveTo: Nothing
    moved: { n: number }
    name: Nothing
    newFolder: Nothing
    noFolder: Nothing
    noFolders: Nothing
    none: Nothing
    notSupported: { fileName: Value; fileTypeMessage: Value }
    openFile: Nothing
    order: Nothing
    'order.largest': Nothing
    'order.name': Nothing
    'order.newest': Nothing
    'order.oldest': Nothing
    processCancelled: Nothing
    processFailed: Nothing
    remove: Nothing
    removeFolder: Nothing
    removeFolderLead: { n: number }
    removeFolderTitle: { name: Value }
    removeLead: Nothing
    removeMany: Nothing
    removeManyTitle: { n: number }
    removeTitle: { name: Value }
    removed: { n: number }
    renameFailed: Nothing
    renameFolder: Nothing
    renameFolderTitle: { name: Value }
    replace: Nothing
    replaceFile: Nothing
    replaceLead: Nothing
    replaceTitle: { name: Value }
    replaced: Nothing
    resultsFailed: Nothing
    save: Nothing
    saved: Nothing
    search: Nothing
    storage: Nothing
    tagTitle: { n: number }
    tagged: { n: number }
    tags: Nothing
    tagsHint: Nothing
    tooLarge: { fileName: Value; maxSize: Value }
    upload: Nothing
    uploadFailed: { name: Value; reason: Value; sentence: Value }
    uploadLost: Nothing
    uploadRefused: Nothing
    uploading: { n: number }
    video: Nothing
    whereUsed: Nothing
    manage: Nothing
    manageDone: Nothing
    manageHint: Nothing
  }
  'media.palette': {
    album: Nothing
    'album.keywords': Nothing
    audio: Nothing
    'audio.keywords': Nothing
    'before-after': Nothing
    'before-after.keywords': Nothing
    embed: Nothing
    'embed.keywords': Nothing
    image: Nothing
    'image.keywords': Nothing
    logo: Nothing
    map: Nothing
    'map.keywords': Nothing
    'opentable-v2': Nothing
    'opentable-v2.keywords': Nothing
    reservations: Nothing
    'reservations.keywords': Nothing
    team: Nothing
    'team.keywords': Nothing
    testimonials: Nothing
    'testimonials.keywords': Nothing
    video: Nothing
    'video.keywords': Nothing
  }
  'media.problems': {
    empty: { name: Value }
    folder_name_taken: { name: Value }
    folder_not_found: { id: Value }
    no_file: Nothing
    not_found: { id: Value }
    other_kind: { name: Value }
    no_maps_key: Nothing
    places_silent: Nothing
    other_site_closed: Nothing
    too_large: { megabytes: Value; name: Value }
    too_many_folders: { most: Value }
    too_many_pixels: { height: number; name: Value; width: number }
    unknown_type: { name: Value }
    unreadable: { name: Value }
  }
  'media.teamBlock': {
    add: Nothing
    align: Nothing
    'align.center': Nothing
    'align.start': Nothing
    columns: Nothing
    email: Nothing
    empty: Nothing
    name: Nothing
    new: Nothing
    people: Nothing
    phone: Nothing
    photo: Nothing
    role: Nothing
    shape: Nothing
    'shape.portrait': Nothing
    'shape.round': Nothing
    'shape.square': Nothing
    words: Nothing
  }
  'media.testimonialsBlock': {
    add: Nothing
    empty: Nothing
    entries: Nothing
    layout: Nothing
    'layout.cards': Nothing
    'layout.row': Nothing
    'layout.single': Nothing
    name: Nothing
    new: Nothing
    ofFive: { n: Value }
    photo: Nothing
    role: Nothing
    stars: Nothing
    words: Nothing
  }
  'members.emails': {
    'changed.email': { email: Value }
    'changed.outro': Nothing
    'changed.password': Nothing
    'changed.subject': Nothing
    'email.button': Nothing
    'email.outro': Nothing
    'email.intro': Nothing
    'email.subject': Nothing
    'emailTaken.intro': Nothing
    'emailTaken.subject': Nothing
    'join.button': Nothing
    'join.outro': Nothing
    'join.intro': Nothing
    'join.subject': Nothing
    'known.button': Nothing
    'known.outro': Nothing
    'known.intro': Nothing
    'known.subject': Nothing
    'reset.button': Nothing
    'reset.outro': Nothing
    'reset.intro': Nothing
    'reset.subject': Nothing
    'emailTaken.outro': Nothing
    always: Nothing
    'join.name': Nothing
    'join.when': Nothing
    'known.name': Nothing
    'known.when': Nothing
    'reset.name': Nothing
    'reset.when': Nothing
    'email.name': Nothing
    'email.when': Nothing
    'emailTaken.name': Nothing
    'emailTaken.when': Nothing
    'changed.name': Nothing
    'changed.when': Nothing
    'security.name': Nothing
    'security.when': Nothing
    'delete.subject': Nothing
    'delete.intro': Nothing
    'delete.button': Nothing
    'delete.outro': Nothing
    'delete.name': Nothing
    'delete.when': Nothing
    'deleted.subject': Nothing
    'deleted.intro': Nothing
    'deleted.outro': Nothing
    'deleted.name': Nothing
    'deleted.when': Nothing
  }
  'members.general': {
    account: Nothing
    'account.hello': { name: Value }
    addresses: Nothing
    'addresses.add': Nothing
    'addresses.change': Nothing
    'addresses.default': Nothing
    'addresses.none': Nothing
    'addresses.remove': Nothing
    areas: Nothing
    back: Nothing
    codes: Nothing
    'codes.key': Nothing
    'codes.lead': Nothing
    'codes.off': Nothing
    'codes.on': Nothing
    'codes.qrCode': Nothing
    'codes.scan': Nothing
    'codes.setUp': Nothing
    'codes.since': { when: Value }
    'confirm.delete': Nothing
    'confirm.delete.act': Nothing
    'confirm.delete.lead': { email: Value }
    'confirm.email': Nothing
    'confirm.email.act': Nothing
    'confirm.email.lead': { email: Value }
    'confirm.join': Nothing
    'confirm.join.act': Nothing
    'confirm.join.lead': { email: Value }
    data: Nothing
    'data.download': Nothing
    'data.lead': Nothing
    delete: Nothing
    'delete.ask': Nothing
    'delete.kept': Nothing
    'delete.lead': { email: Value }
    deletedName: Nothing
    denied: Nothing
    'denied.lead': { email: Value }
    details: Nothing
    'email.change': Nothing
    'email.now': { email: Value }
    'email.title': Nothing
    failed: Nothing
    'field.city': Nothing
    'field.company': Nothing
    'field.country': Nothing
    'field.current': Nothing
    'field.email': Nothing
    'field.firstName': Nothing
    'field.isDefault': Nothing
    'field.lastName': Nothing
    'field.line1': Nothing
    'field.line2': Nothing
    'field.name': Nothing
    'field.newEmail': Nothing
    'field.newPassword': Nothing
    'field.newPassword.hint': Nothing
    'field.password': Nothing
    'field.phone': Nothing
    'field.postalCode': Nothing
    'field.region': Nothing
    home: Nothing
    join: Nothing
    'join.closed': Nothing
    'join.known': Nothing
    'join.lead': Nothing
    'join.news': Nothing
    'link.account': Nothing
    'link.again': Nothing
    'link.spent': Nothing
    'link.spent.lead': Nothing
    'paid.lead': Nothing
    'paid.signIn': Nothing
    'passkey.failed': Nothing
    'passkey.use': Nothing
    passkeys: Nothing
    'passkeys.add': Nothing
    'passkeys.added': { when: Value }
    'passkeys.change': Nothing
    'passkeys.copied': Nothing
    'passkeys.lead': Nothing
    'passkeys.name': Nothing
    'passkeys.remove': Nothing
    'passkeys.used': { when: Value }
    'password.change': Nothing
    'password.title': Nothing
    protected: Nothing
    'protected.lead': Nothing
    recovery: Nothing
    'recovery.download': Nothing
    'recovery.keep': Nothing
    'recovery.keep.lead': Nothing
    'recovery.left': { left: Value }
    'recovery.new': Nothing
    'recovery.new.lead': Nothing
    reset: Nothing
    'reset.lead': Nothing
    'reset.lead.token': Nothing
    'reset.save': Nothing
    'reset.send': Nothing
    'said.address': Nothing
    'said.addressRemoved': Nothing
    'said.codesOff': Nothing
    'said.codesOn': Nothing
    'said.delete': Nothing
    'said.deleted': Nothing
    'said.email': Nothing
    'said.emailChanged': Nothing
    'said.forgot': Nothing
    'said.join': Nothing
    'said.joined': Nothing
    'said.out': Nothing
    'said.passkeyAdded': Nothing
    'said.passkeyRemoved': Nothing
    'said.password': Nothing
    'said.profile': Nothing
    'said.reset': Nothing
    save: Nothing
    security: Nothing
    'security.lead': Nothing
    signIn: Nothing
    'signIn.forgot': Nothing
    'signIn.keep': Nothing
    'signIn.lead': Nothing
    'signIn.none': Nothing
    signOut: Nothing
    'signOut.all': Nothing
    'signOut.cart': Nothing
    step: Nothing
    'step.code': Nothing
    'step.hint': Nothing
    'step.lead': Nothing
  }
  'members.owner': {
    acceptsMarketing: Nothing
    addresses: Nothing
    block: Nothing
    blocked: Nothing
    canJoin: Nothing
    canJoinHint: Nothing
    contact: Nothing
    count: { n: number }
    devices: Nothing
    email: Nothing
    empty: Nothing
    export: Nothing
    factorCodes: Nothing
    factorNone: Nothing
    factorOn: Nothing
    factorPasskeys: Nothing
    factorRemoved: { name: Value }
    joined: Nothing
    lead: Nothing
    linkHint: Nothing
    linkLabel: Nothing
    members: Nothing
    name: Nothing
    never: Nothing
    no: Nothing
    noAddresses: Nothing
    noDevices: Nothing
    nobody: Nothing
    nowBlocked: { name: Value }
    nowUnblocked: { name: Value }
    phone: Nothing
    remove: Nothing
    removeFactor: Nothing
    removeFactorText: { name: Value }
    removeFactorTitle: { name: Value }
    removeText: Nothing
    removeTitle: { name: Value }
    removed: { name: Value }
    search: Nothing
    secondFactor: Nothing
    signInLabel: Nothing
    signedIn: Nothing
    unblock: Nothing
    yes: Nothing
    toAreas: Nothing
  }
  'members.palette': {
    'member-area': Nothing
    'member-area.keywords': Nothing
  }
  'members.problems': {
    address_missing: Nothing
    address_unfit: { field: Value }
    email_taken: Nothing
    joining_closed: Nothing
    link_spent: Nothing
    member_missing: Nothing
    page_too_old: Nothing
    sign_in_first: Nothing
    too_many_addresses: { most: Value }
    wrong_credentials: Nothing
    wrong_password: Nothing
    no_second_factor: Nothing
  }
  'members.systemError': {
    cleaned: Nothing
    clear: Nothing
    network: Nothing
    reload: Nothing
    title: Nothing
  }
  'navigation.folderBlock': {
    chooseFolder: Nothing
    columns: Nothing
    folder: Nothing
    heading: Nothing
    holdsNothing: Nothing
    images: Nothing
    look: Nothing
    'look.covers': Nothing
    'look.grid': Nothing
    'look.list': Nothing
    noFolders: Nothing
    words: Nothing
  }
  'navigation.general': {
    close: Nothing
    empty: Nothing
    footer: Nothing
    main: Nothing
    menu: Nothing
    newWindow: Nothing
    other: Nothing
    search: Nothing
    'setup.menu': Nothing
    'setup.menu.done': Nothing
    'setup.menu.open': Nothing
    untitled: Nothing
  }
  'navigation.palette': {
    folder: Nothing
    'folder.keywords': Nothing
    navigation: Nothing
    'navigation.keywords': Nothing
  }
  'navigation.panel': {
    account: Nothing
    action: Nothing
    actionLink: Nothing
    align: Nothing
    always: Nothing
    center: Nothing
    collapse: Nothing
    column: Nothing
    contact: Nothing
    drawer: Nothing
    end: Nothing
    entries: Nothing
    footer: Nothing
    hours: Nothing
    large: Nothing
    layout: Nothing
    list: Nothing
    main: Nothing
    medium: Nothing
    menu: Nothing
    never: Nothing
    opened: Nothing
    phone: Nothing
    row: Nothing
    search: Nothing
    size: Nothing
    small: Nothing
    social: Nothing
    start: Nothing
    tree: Nothing
    words: Nothing
  }
  'orders.accountPart': {
    detail: { day: Value; label: Value }
    none: Nothing
    title: Nothing
  }
  'orders.bulk': {
    cancel: Nothing
    'cancel.lead': Nothing
    'cancel.title': { n: number }
    chosen: { n: number }
    done: { done: number; skipped: number }
    export: Nothing
    fulfil: Nothing
    'fulfil.lead': Nothing
    'fulfil.title': { n: number }
    'fulfil.unpaid': { n: number }
    left: { n: number }
    markPaid: Nothing
    'markPaid.lead': Nothing
    'markPaid.title': { n: number }
    none: Nothing
    slips: Nothing
    tooMany: { most: Value }
  }
  'orders.customerEmails': {
    always: Nothing
    'customer.name': Nothing
    'customer.subject': Nothing
    'customer.when': Nothing
    'order.name': Nothing
    'order.subject': Nothing
    'order.when': Nothing
    outro: Nothing
    sample: Nothing
  }
  'orders.customers': {
    acceptsMarketing: Nothing
    add: Nothing
    address: Nothing
    allTags: Nothing
    edit: Nothing
    email: Nothing
    marketing: Nothing
    name: Nothing
    no: Nothing
    note: Nothing
    noteHint: Nothing
    phone: Nothing
    save: Nothing
    saved: Nothing
    tag: Nothing
    tags: Nothing
    tagsHint: Nothing
    yes: Nothing
  }
  'orders.dashboard': {
    addFirst: Nothing
    average: Nothing
    'before.month': Nothing
    'before.today': Nothing
    'before.week': Nothing
    'before.year': Nothing
    byRevenue: Nothing
    byUnits: Nothing
    empty: Nothing
    emptyHidden: Nothing
    emptyOrders: Nothing
    giftCardsNote: { amount: Value }
    isTest: Nothing
    lead: Nothing
    left: { n: number }
    low: Nothing
    lowLead: Nothing
    lowMore: { n: Value }
    lowNone: Nothing
    month: Nothing
    orders: Nothing
    ordersChart: Nothing
    otherNote: { amount: Value; n: number }
    period: Nothing
    quiet: Nothing
    rankBy: Nothing
    sales: Nothing
    salesChart: Nothing
    salesNote: Nothing
    seeProducts: Nothing
    seeToFulfil: Nothing
    seeUnpaid: Nothing
    showReal: Nothing
    showTest: Nothing
    summary: { most: Value; total: Value; what: Value; when: Value }
    testLeftOut: { n: number }
    title: Nothing
    toFulfil: { n: number }
    today: Nothing
    top: Nothing
    topNone: Nothing
    units: { n: number }
    unpaid: { n: number }
    waits: Nothing
    week: Nothing
    year: Nothing
  }
  'orders.emails': {
    'access.guest': { email: Value }
    'back-in-stock.intro': Nothing
    'back-in-stock.name': Nothing
    'back-in-stock.outro': Nothing
    'back-in-stock.subject': Nothing
    'cart-abandoned.intro': Nothing
    'cart-abandoned.name': Nothing
    'cart-abandoned.outro': Nothing
    'cart-abandoned.subject': Nothing
    discount: Nothing
    'donation-received.intro': Nothing
    'donation-received.name': Nothing
    'donation-received.outro': Nothing
    'donation-received.subject': Nothing
    downloads: Nothing
    due: Nothing
    giftCard: { last4: Value }
    held: Nothing
    order: { number: Value }
    'order-cancelled.intro': Nothing
    'order-cancelled.name': Nothing
    'order-cancelled.outro': Nothing
    'order-cancelled.subject': Nothing
    'order-confirmed.held': Nothing
    'order-confirmed.intro': Nothing
    'order-confirmed.name': Nothing
    'order-confirmed.nothingSent': Nothing
    'order-confirmed.outro': Nothing
    'order-confirmed.subject': Nothing
    'order-received.intro': Nothing
    'order-received.name': Nothing
    'order-received.outro': Nothing
    'order-received.subject': Nothing
    'order-refunded.intro': Nothing
    'order-refunded.name': Nothing
    'order-refunded.outro': Nothing
    'order-refunded.subject': Nothing
    'order-shipped.intro': Nothing
    'order-shipped.name': Nothing
    'order-shipped.outro': Nothing
    'order-shipped.subject': Nothing
    paidRest: Nothing
    'refund.toGiftCard': Nothing
    'refund.toPayment': Nothing
    'return-approved.intro': Nothing
    'return-approved.name': Nothing
    'return-approved.outro': Nothing
    'return-approved.subject': Nothing
    'return-refused.intro': Nothing
    'return-refused.name': Nothing
    'return-refused.outro': Nothing
    'return-refused.subject': Nothing
    returnTo: Nothing
    'see.cart': Nothing
    'see.donation': Nothing
    'see.join': Nothing
    'see.order': Nothing
    'see.product': Nothing
    'see.subscription': Nothing
    'see.tracking': Nothing
    shipTo: Nothing
    shipping: Nothing
    'stop.cart': Nothing
    'stop.backInStock': Nothing
    'subscription-ended.intro': Nothing
    'subscription-ended.name': Nothing
    'subscription-ended.outro': Nothing
    'subscription-ended.subject': Nothing
    'subscription-failed.intro': Nothing
    'subscription-failed.name': Nothing
    'subscription-failed.outro': Nothing
    'subscription-failed.subject': Nothing
    'subscription-renewed.intro': Nothing
    'subscription-renewed.name': Nothing
    'subscription-renewed.outro': Nothing
    'subscription-renewed.subject': Nothing
    'subscription-waits.intro': Nothing
    'subscription-waits.name': Nothing
    'subscription-waits.outro': Nothing
    'subscription-waits.subject': Nothing
    subtotal: Nothing
    tax: Nothing
    taxIncluded: { name: Value; rate: Value }
    testMode: Nothing
    total: Nothing
    trackingNumber: { number: Value }
    vatNumber: { number: Value }
    vatUnchecked: { number: Value }
    'order-confirmed.when': Nothing
    'order-received.when': Nothing
    'donation-received.when': Nothing
    'order-shipped.when': Nothing
    'order-refunded.when': Nothing
    'order-cancelled.when': Nothing
    'return-approved.when': Nothing
    'return-refused.when': Nothing
    'subscription-renewed.when': Nothing
    'subscription-failed.when': Nothing
    'subscription-waits.when': Nothing
    'subscription-ended.when': Nothing
    'cart-abandoned.when': Nothing
    'back-in-stock.when': Nothing
    deletedCustomer: Nothing
  }
  'orders.forms': {
    add: { title: Value }
    addCustom: Nothing
    addItem: Nothing
    addressMissing: Nothing
    addressWrong: { fields: Value }
    agreeAnswer: Nothing
    agreeDo: Nothing
    agreeTitle: Nothing
    answerHint: Nothing
    answered: { answer: Value }
    carrier: Nothing
    carrierName: Nothing
    chooseLines: Nothing
    city: Nothing
    company: Nothing
    contact: Nothing
    country: Nothing
    customTitle: Nothing
    customer: Nothing
    delivery: Nothing
    discount: Nothing
    edit: Nothing
    editLead: Nothing
    editTracking: Nothing
    email: Nothing
    emailMissing: Nothing
    emailWrong: Nothing
    findItem: Nothing
    firstFound: { n: Value }
    firstName: Nothing
    followsAt: { host: Value }
    isPaid: Nothing
    isPaidHint: Nothing
    isSent: Nothing
    items: Nothing
    keep: Nothing
    kept: Nothing
    lastName: Nothing
    line1: Nothing
    line2: Nothing
    lineWrong: Nothing
    name: Nothing
    newOrder: Nothing
    newOrderLead: Nothing
    noCarrier: Nothing
    noItems: Nothing
    note: Nothing
    nothingFound: Nothing
    nothingSent: Nothing
    otherCarrier: Nothing
    payment: Nothing
    phone: Nothing
    place: Nothing
    placed: { n: Value }
    postalCode: Nothing
    price: Nothing
    quantity: Nothing
    quantityOf: { title: Value }
    receive: Nothing
    receiveDo: Nothing
    receiveRefund: Nothing
    receiveRestock: Nothing
    receiveTitle: Nothing
    refuseAnswer: Nothing
    refuseDo: Nothing
    refuseTitle: Nothing
    region: Nothing
    removeLine: { title: Value }
    returnDo: Nothing
    returnReason: Nothing
    returnTitle: Nothing
    shippingPrice: Nothing
    shippingStart: Nothing
    shippingTitle: Nothing
    stock: { n: number }
    takeReturn: Nothing
    tell: Nothing
    tellEdit: Nothing
    tracking: Nothing
    trackingNumber: Nothing
    trackingUrl: Nothing
    trackingUrlWrong: Nothing
  }
  'orders.general': {
    'fulfilment.fulfilled': Nothing
    'fulfilment.partly-fulfilled': Nothing
    'fulfilment.unfulfilled': Nothing
    'fulfilment.unsent': Nothing
    importedGoods: Nothing
    importedTax: Nothing
    'label.cancelled': Nothing
    'label.fulfilled': Nothing
    'label.paid': Nothing
    'label.pending': Nothing
    'label.refunded': Nothing
    'payment.authorised': Nothing
    'payment.paid': Nothing
    'payment.partly-paid': Nothing
    'payment.partly-refunded': Nothing
    'payment.pending': Nothing
    'payment.refunded': Nothing
    'payment.voided': Nothing
    standing: { n: number }
    toSend: Nothing
  }
  'orders.invoices': {
    about: Nothing
    adjustment: Nothing
    amount: Nothing
    billTo: Nothing
    'credit-note': Nothing
    date: Nothing
    discount: Nothing
    included: Nothing
    invoice: Nothing
    item: Nothing
    note: Nothing
    number: Nothing
    order: Nothing
    ordered: Nothing
    packingSlip: Nothing
    paid: { how: Value }
    price: Nothing
    quantity: Nothing
    registration: { number: Value }
    reverseCharge: Nothing
    shipTo: Nothing
    shipping: { title: Value }
    sku: Nothing
    tax: { base: Value; name: Value; rate: Value }
    testMode: Nothing
    total: Nothing
    totalIncluding: Nothing
    vatNumber: { number: Value }
  }
  'orders.notices': {
    by: { name: Value }
    line: { n: Value; title: Value }
    open: Nothing
    order: { number: Value; total: Value }
    name: Nothing
    when: Nothing
    always: Nothing
  }
  'orders.owner': {
    act: Nothing
    addNote: Nothing
    all: Nothing
    amountWrong: { example: Value }
    approve: Nothing
    billTo: Nothing
    cancel: Nothing
    'cancel.keep': Nothing
    'cancel.lead': Nothing
    capture: Nothing
    close: Nothing
    'credit-note': { number: Value }
    customer: Nothing
    customerNote: Nothing
    customers: Nothing
    customersLead: Nothing
    day: Nothing
    discount: Nothing
    documents: Nothing
    due: Nothing
    email: Nothing
    empty: Nothing
    export: Nothing
    'from.cart': Nothing
    'from.donation': Nothing
    'from.giftcard': Nothing
    'from.import': Nothing
    'from.manual': Nothing
    'from.renewal': Nothing
    'from.subscription': Nothing
    fulfil: Nothing
    'fulfil.title': Nothing
    fulfilment: Nothing
    giftCard: Nothing
    held: Nothing
    imported: Nothing
    invoice: { number: Value }
    invoiceSoon: Nothing
    items: Nothing
    label: Nothing
    lastOrder: Nothing
    lead: { n: number }
    lines: Nothing
    lost: Nothing
    markPaid: Nothing
    noCustomers: Nothing
    none: Nothing
    note: Nothing
    notify: Nothing
    number: Nothing
    orderNote: Nothing
    orders: Nothing
    owed: Nothing
    packingSlip: Nothing
    parcels: Nothing
    payment: Nothing
    phone: Nothing
    reason: Nothing
    received: Nothing
    refund: Nothing
    paidBack: { amount: Value }
    paidBackToCards: Nothing
    'refund.do': Nothing
    'refund.empty': Nothing
    'refund.extra': Nothing
    'refund.giftCards': Nothing
    'refund.shipping': Nothing
    'refund.title': Nothing
    'refund.to': Nothing
    refundedOf: { n: Value }
    refuse: Nothing
    renewDownloads: Nothing
    restock: Nothing
    'return.approved': Nothing
    'return.received': Nothing
    'return.refused': Nothing
    'return.requested': Nothing
    returned: Nothing
    returnedOf: { n: Value }
    returns: Nothing
    save: Nothing
    saved: Nothing
    search: Nothing
    searchCustomers: Nothing
    sendAgain: Nothing
    sentAgain: Nothing
    sentOf: { n: Value; sent: Value }
    shipTo: Nothing
    shipping: Nothing
    since: Nothing
    spent: Nothing
    status: Nothing
    statusPage: Nothing
    story: Nothing
    subscription: Nothing
    subtotal: Nothing
    tax: Nothing
    taxWithin: Nothing
    test: Nothing
    'to.giftcard': Nothing
    'to.original': Nothing
    total: Nothing
    'try.action': Nothing
    'try.authorised': Nothing
    'try.cancelled': Nothing
    'try.captured': Nothing
    'try.declined': Nothing
    'try.pending': Nothing
    'try.processing': Nothing
    'vat.approve': Nothing
    'vat.approved': { by: Value }
    'vat.charged': Nothing
    'vat.check': Nothing
    'vat.consultation': { number: Value }
    'vat.invalid': Nothing
    'vat.refund': Nothing
    'vat.refundLead': { amount: Value }
    'vat.title': Nothing
    'vat.unreachable': Nothing
    'vat.valid': Nothing
    'vat.validFor': { name: Value }
    world: Nothing
    'world.all': Nothing
    'world.live': Nothing
    'world.test': Nothing
    toProducts: Nothing
    writeEmail: Nothing
  }
  'orders.page': {
    access: Nothing
    'access.guest': { email: Value }
    'access.join': Nothing
    'access.signIn': Nothing
    'access.unpaid': { email: Value }
    account: Nothing
    'account.hint': Nothing
    'account.lead': { email: Value }
    'account.password': Nothing
    billTo: Nothing
    cancelled: Nothing
    confirmed: Nothing
    continue: Nothing
    'credit-note': { number: Value }
    documents: Nothing
    donated: Nothing
    download: { title: Value }
    'download.left': { day: Value; n: number }
    'download.over': Nothing
    downloads: Nothing
    home: Nothing
    howToPay: Nothing
    invoice: { number: Value }
    'lead.confirmed': { email: Value }
    'lead.import': Nothing
    'lead.received': Nothing
    lines: Nothing
    'lines.donation': Nothing
    none: Nothing
    'none.lead': Nothing
    note: Nothing
    parcel: { day: Value }
    parcels: Nothing
    placed: { day: Value }
    policies: Nothing
    progress: Nothing
    quantity: { n: Value; price: Value }
    received: Nothing
    refunded: { amount: Value }
    return: Nothing
    'return.approved': Nothing
    'return.done': Nothing
    'return.item': Nothing
    'return.lead': Nothing
    'return.quantity': Nothing
    'return.reason': Nothing
    'return.received': Nothing
    'return.refused': Nothing
    'return.requested': Nothing
    'return.send': Nothing
    shipTo: Nothing
    status: { number: Value }
    sums: Nothing
    'sums.donation': Nothing
    testMode: Nothing
    track: Nothing
    yourAccount: Nothing
  }
  'orders.problems': {
    changed_since: Nothing
    customer_known: { email: Value }
    customer_not_found: Nothing
    discount_gone: Nothing
    download_expired: Nothing
    download_gone: Nothing
    download_used_up: Nothing
    draft_unfit: { where: Value }
    gift_card_short: Nothing
    gift_card_spent: Nothing
    invoice_not_found: Nothing
    key_reused: Nothing
    link_unfit: Nothing
    not_found: Nothing
    not_now: Nothing
    nothing_chosen: Nothing
    paper_not_found: Nothing
    payment_unfit: Nothing
    refund_empty: Nothing
    refund_too_much: Nothing
    return_not_found: Nothing
    sold_out: Nothing
    still_under_way: Nothing
    too_many: Nothing
    worlds_mixed: Nothing
  }
  'orders.storeSettings': {
    currency: Nothing
    'currency.ask': { currency: Value }
    'currency.change': Nothing
    'currency.confirm': Nothing
    'currency.figures': { after: Value; before: Value }
    'currency.giftCards': { currency: Value }
    'currency.lead': Nothing
    'currency.saved': Nothing
    'currency.sold': Nothing
    'currency.stay': Nothing
    'currency.typed': Nothing
    'currency.unchosen': { currency: Value }
    'currency.use': { currency: Value }
    'downloads.days': Nothing
    'downloads.limit': Nothing
    installments: Nothing
    'installments.from': Nothing
    'installments.lead': Nothing
    'installments.on': Nothing
    'installments.payments': Nothing
    'installments.to': Nothing
    lead: Nothing
    numbers: Nothing
    'numbers.invoice': Nothing
    'numbers.lead': Nothing
    'numbers.order': Nothing
    'numbers.prefix': Nothing
    'numbers.prefix.hint': Nothing
    returns: Nothing
    'returns.days': Nothing
    'returns.days.hint': Nothing
    saved: Nothing
    seller: Nothing
    'seller.address': Nothing
    'seller.address.hint': Nothing
    'seller.email': Nothing
    'seller.email.hint': Nothing
    'seller.lead': Nothing
    'seller.name': Nothing
    'seller.name.hint': Nothing
    'seller.registration': Nothing
    'seller.vat': Nothing
    'seller.vat.form': Nothing
    stock: Nothing
    'stock.emails': Nothing
    'stock.low': Nothing
    'stock.low.hint': Nothing
    title: Nothing
    units: Nothing
    'units.imperial': Nothing
    'units.label': Nothing
    'units.metric': Nothing
  }
  'orders.timeline': {
    cancelled: { reason: Value }
    capture: Nothing
    'credit-note': { number: Value }
    'dispute.lost': { amount: Value }
    'dispute.open': { amount: Value }
    'dispute.won': Nothing
    downloads: { count: number }
    'downloads.renewed': Nothing
    edited: Nothing
    'edited.less': { amount: Value }
    'edited.more': { amount: Value }
    email: { to: Value }
    fulfilled: { count: number; number: Value }
    giftcards: { count: number }
    imported: { system: Value }
    'imported.paid': { how: Value }
    'imported.sent': Nothing
    'imported.tags': { tags: Value }
    invoice: { number: Value }
    markedPaid: { how: Value }
    note: { text: Value }
    'payment.authorised': Nothing
    'payment.declined': { reason: Value }
    'payment.paid': Nothing
    'payment.partly-paid': Nothing
    'payment.partly-refunded': Nothing
    'payment.pending': Nothing
    'payment.refunded': Nothing
    'payment.voided': Nothing
    placed: Nothing
    'refund.failed': { amount: Value }
    refunded: { amount: Value; reason: Value }
    'refunded.elsewhere': { amount: Value }
    'return.approved': { reason: Value }
    'return.received': Nothing
    'return.refused': { reason: Value }
    'return.requested': { reason: Value }
    tracking: { number: Value }
    'vat.approved': { number: Value }
    'vat.invalid': { number: Value }
    'vat.refunded': { amount: Value; number: Value }
    'vat.unreachable': { number: Value }
    'vat.valid': { consultation: Value; number: Value }
    message: { subject: Value; to: Value }
  }
  'owner.choices': {
    bright: Nothing
    center: Nothing
    dark: Nothing
    darkest: Nothing
    end: Nothing
    fit: Nothing
    full: Nothing
    large: Nothing
    light: Nothing
    lightest: Nothing
    medium: Nothing
    narrow: Nothing
    none: Nothing
    screen: Nothing
    site: Nothing
    small: Nothing
    start: Nothing
  }
  'owner.compare': {
    added: { part: Value }
    after: Nothing
    before: Nothing
    beginning: Nothing
    changed: { part: Value }
    compare: Nothing
    compareLead: Nothing
    differences: Nothing
    emptied: { before: Value; part: Value }
    moved: { part: Value }
    nothing: Nothing
    now: Nothing
    pages: Nothing
    removed: { part: Value }
    restoreAll: Nothing
    restoreSection: Nothing
    rewritten: { after: Value; before: Value; part: Value }
    sectionAdded: Nothing
    sectionChanged: Nothing
    sectionMoved: Nothing
    sectionRemoved: Nothing
    sectionRestored: { name: Value }
    setting: { name: Value }
    settingFromTo: { after: Value; before: Value; name: Value }
    showSentence: { sentence: Value }
    written: { after: Value; part: Value }
  }
  'owner.design': {
    accent: Nothing
    addColour: Nothing
    black: Nothing
    body: Nothing
    buttonShape: Nothing
    buttonStyle: Nothing
    buttons: Nothing
    calm: Nothing
    centered: Nothing
    changed: Nothing
    character: Nothing
    'character.calm': Nothing
    'character.expressive': Nothing
    'character.gentle': Nothing
    'character.hint': Nothing
    'character.lively': Nothing
    'character.none': Nothing
    colourUnread: Nothing
    colours: Nothing
    darkAccent: Nothing
    design: Nothing
    findFont: Nothing
    fontCategory: Nothing
    'fontCategory.all': Nothing
    'fontKind.display': Nothing
    'fontKind.mono': Nothing
    'fontKind.other': Nothing
    'fontKind.sans': Nothing
    'fontKind.script': Nothing
    'fontKind.serif': Nothing
    'fontKind.slab': Nothing
    'fontMissing.body': { family: Value; standIn: Value }
    'fontMissing.heading': { family: Value; standIn: Value }
    fontView: Nothing
    'fontView.all': Nothing
    'fontView.used': Nothing
    fonts: Nothing
    fontsFailed: Nothing
    generous: Nothing
    header: Nothing
    headerHides: Nothing
    'headerHides.hint': Nothing
    headerLayout: Nothing
    headerLine: Nothing
    heading: Nothing
    hexOpaque: Nothing
    hover: Nothing
    imageUnread: Nothing
    keepFont: { standIn: Value }
    layout: Nothing
    lightAccent: Nothing
    lineHeight: Nothing
    linkAccent: Nothing
    links: Nothing
    missing: Nothing
    motion: Nothing
    noFont: Nothing
    noPreview: { fontName: Value }
    notation: { n: Value }
    onSight: Nothing
    'onSight.fade': Nothing
    'onSight.grow': Nothing
    'onSight.hint': Nothing
    'onSight.none': Nothing
    'onSight.rise': Nothing
    'onSight.slide': Nothing
    outline: Nothing
    ownColour: { n: Value }
    pace: Nothing
    paletteColour: Nothing
    'paletteColour.hint': Nothing
    paletteImage: Nothing
    paletteMode: Nothing
    'paletteMode.colour': Nothing
    'paletteMode.custom': Nothing
    'paletteMode.image': Nothing
    'paletteMode.presets': Nothing
    pill: Nothing
    'preset.analogousI': Nothing
    'preset.analogousII': Nothing
    'preset.complementary': Nothing
    'preset.monochrome': Nothing
    presets: Nothing
    publish: Nothing
    published: Nothing
    quick: Nothing
    radius: Nothing
    redo: Nothing
    regular: Nothing
    removeColour: { n: Value }
    rhythm: Nothing
    rounded: Nothing
    safeDarkAccent: Nothing
    safeInverseAccent: Nothing
    safeInverseDarkAccent: Nothing
    safeInverseLightAccent: Nothing
    safeLightAccent: Nothing
    sampleButton: Nothing
    sampleHeading: Nothing
    sampleLink: Nothing
    sampleText: Nothing
    size: Nothing
    solid: Nothing
    split: Nothing
    square: Nothing
    stacked: Nothing
    systemColours: Nothing
    tight: Nothing
    underline: Nothing
    undo: Nothing
    useColour: Nothing
    weight: Nothing
    white: Nothing
    width: Nothing
  }
  'owner.editor': {
    actions: Nothing
    add: Nothing
    addBelow: Nothing
    addSection: Nothing
    align: Nothing
    alignCenter: Nothing
    alignLeft: Nothing
    alignRight: Nothing
    anchor: Nothing
    anchorHint: { anchor: Value }
    askReview: Nothing
    atPlace: { column: Value; row: Value }
    back: Nothing
    backToList: Nothing
    background: Nothing
    backgroundVideo: Nothing
    backgroundVideoRemove: Nothing
    block: Nothing
    blocks: { n: number }
    blocksLoading: Nothing
    bold: Nothing
    bothDevices: Nothing
    bringForward: Nothing
    brokenBlock: { type: Value }
    bulletList: Nothing
    canvas: Nothing
    column: Nothing
    comingBlock: Nothing
    comment: Nothing
    commentOnly: Nothing
    comments: Nothing
    copied: Nothing
    copy: Nothing
    coverAdd: Nothing
    coverChange: Nothing
    desktop: Nothing
    didAdded: Nothing
    didChanged: Nothing
    didMoved: Nothing
    didRemoved: Nothing
    discard: Nothing
    duplicate: Nothing
    editFooter: Nothing
    editHeader: Nothing
    editText: Nothing
    emptyPage: Nothing
    emptyPageViewer: Nothing
    emptySection: Nothing
    grid: Nothing
    groupBasic: Nothing
    groupCode: Nothing
    groupCommerce: Nothing
    groupLate: Nothing
    groupLayout: Nothing
    groupMedia: Nothing
    groupSite: Nothing
    groupSocial: Nothing
    headerCart: Nothing
    headerCartHint: Nothing
    headerPosition: Nothing
    'headerPosition.flows': Nothing
    'headerPosition.over': Nothing
    'headerPosition.stays': Nothing
    headerSearch: Nothing
    headerSearchHint: Nothing
    headerThemeHint: Nothing
    heading: { level: Value }
    height: Nothing
    hide: Nothing
    hideOnDesktop: Nothing
    hideOnPhone: Nothing
    highlight: Nothing
    history: Nothing
    historyBack: Nothing
    historyEmpty: Nothing
    historyPreview: { when: Value }
    inReview: Nothing
    inserted: { name: Value }
    italic: Nothing
    justNow: Nothing
    keyHelp: Nothing
    layers: Nothing
    layersSearch: Nothing
    'limit.blocks': { most: Value }
    'limit.blocksInSection': { most: Value }
    'limit.sections': { most: Value }
    'limit.size': { most: Value }
    link: Nothing
    linkAddress: Nothing
    lock: Nothing
    lockHint: Nothing
    lost: { n: number }
    mobile: Nothing
    moveDown: Nothing
    moveUp: Nothing
    movedTo: { column: Value; row: Value }
    name: Nothing
    newWindow: Nothing
    nothingSelected: Nothing
    nothingToPublish: Nothing
    numberedList: Nothing
    offline: Nothing
    offlineHint: Nothing
    otherTab: Nothing
    otherTabHint: Nothing
    overlay: Nothing
    pageSettings: Nothing
    paragraph: Nothing
    paste: Nothing
    pasted: Nothing
    phoneAuto: Nothing
    phonePinned: Nothing
    phoneReset: Nothing
    place: Nothing
    preview: Nothing
    previewEnd: Nothing
    previewLink: Nothing
    previewLinkCopied: { until: Value }
    properties: Nothing
    publish: Nothing
    publishLead: Nothing
    publishTitle: { title: Value }
    published: Nothing
    quote: Nothing
    redo: Nothing
    refused: Nothing
    remove: Nothing
    removed: { name: Value }
    resetView: Nothing
    resize: { name: Value }
    restore: Nothing
    restored: Nothing
    reviewAsked: Nothing
    row: Nothing
    rows: Nothing
    saved: Nothing
    saving: Nothing
    scheduled: { when: Value }
    searchBlocks: Nothing
    section: Nothing
    sectionAlign: Nothing
    sectionHeight: Nothing
    sectionSpace: Nothing
    sectionTheme: Nothing
    sectionWidth: Nothing
    sendBackward: Nothing
    settingsOfPage: Nothing
    show: Nothing
    signedOut: Nothing
    signedOutHint: Nothing
    size: { h: Value; w: Value }
    spot: Nothing
    standingDraft: Nothing
    standingScheduled: { when: Value }
    tablet: Nothing
    textLoading: Nothing
    textOf: Nothing
    textToolbar: Nothing
    titleHint: Nothing
    tryAgain: Nothing
    underline: Nothing
    undo: Nothing
    unlock: Nothing
    unpublishedChanges: Nothing
    untitledItem: Nothing
    uploading: { name: Value }
    view: Nothing
    viewOnly: Nothing
    viewOnlyHint: Nothing
    width: Nothing
    writeHere: Nothing
  }
  'owner.frame': {
    account: Nothing
    activity: Nothing
    allMembers: Nothing
    allSites: Nothing
    appearance: Nothing
    areas: Nothing
    availability: Nothing
    checkout: Nothing
    close: Nothing
    collections: Nothing
    commands: Nothing
    comments: Nothing
    contributors: Nothing
    cookies: Nothing
    customers: Nothing
    design: Nothing
    discounts: Nothing
    emails: Nothing
    export: Nothing
    forms: Nothing
    general: Nothing
    giftCards: Nothing
    goTo: Nothing
    home: Nothing
    imports: Nothing
    jobs: Nothing
    late: Nothing
    loadAgain: Nothing
    mailbox: Nothing
    manage: Nothing
    media: Nothing
    members: Nothing
    menu: Nothing
    mySites: Nothing
    newsletter: Nothing
    noScript: Nothing
    nowhere: Nothing
    nowhereBack: Nothing
    onlyLooking: Nothing
    orders: Nothing
    pageErrors: Nothing
    pages: Nothing
    pagesToRead: Nothing
    'pagesToRead.lead': Nothing
    payments: Nothing
    people: Nothing
    products: Nothing
    promotion: Nothing
    publications: Nothing
    redirects: Nothing
    reload: Nothing
    reviews: Nothing
    search: Nothing
    sell: Nothing
    settings: Nothing
    shipping: Nothing
    signOut: Nothing
    site: Nothing
    siteMenu: Nothing
    skip: Nothing
    specialPages: Nothing
    store: Nothing
    storeSettings: Nothing
    subscriptions: Nothing
    taxes: Nothing
    themeDark: Nothing
    themeLight: Nothing
    themeSystem: Nothing
    trash: Nothing
    unpublished: Nothing
    viewSite: Nothing
    services: Nothing
  }
  'owner.history': {
    edits: { n: number }
    nameAction: Nothing
    nameField: Nothing
    nameLead: Nothing
    nameSaved: Nothing
    published: Nothing
    restored: Nothing
    since: Nothing
    sinceNothing: Nothing
  }
  'owner.keys': {
    alignLeftRight: Nothing
    alignUpDown: Nothing
    all: Nothing
    back: Nothing
    changeHint: Nothing
    changeKeys: { act: Value; keys: Value }
    comment: Nothing
    copy: Nothing
    cut: Nothing
    distribute: Nothing
    dragCopy: Nothing
    dragFree: Nothing
    duplicate: Nothing
    front: Nothing
    grid: Nothing
    group: Nothing
    insert: Nothing
    keyFixed: Nothing
    keyTaken: { act: Value }
    keysBlock: Nothing
    keysChoose: Nothing
    keysEverywhere: Nothing
    keysPointer: Nothing
    keysSection: Nothing
    keysSeveral: Nothing
    menu: Nothing
    more: Nothing
    move: Nothing
    moveFar: Nothing
    moveSection: Nothing
    next: Nothing
    palette: Nothing
    paste: Nothing
    pressKeys: { act: Value }
    preview: Nothing
    redo: Nothing
    remove: Nothing
    rename: Nothing
    resetAll: Nothing
    resetKeys: { act: Value }
    sheet: Nothing
    size: Nothing
    sizeCentre: Nothing
    sizeRatio: Nothing
    styleCopy: Nothing
    stylePaste: Nothing
    text: Nothing
    toBack: Nothing
    toFront: Nothing
    undo: Nothing
    ungroup: Nothing
    up: Nothing
    waiting: Nothing
    within: Nothing
    zoomActual: Nothing
    zoomChosen: Nothing
    zoomFit: Nothing
    zoomIn: Nothing
    zoomOut: Nothing
  }
  'owner.linked': {
    affects: { n: number }
    detach: Nothing
    detached: Nothing
    edit: Nothing
    gone: Nothing
    hereAlready: Nothing
    noBlocks: Nothing
    onlyDraft: Nothing
    shows: { name: Value }
    untitled: Nothing
    usedNowhere: Nothing
    usedOn: Nothing
  }
  'owner.notes': {
    about: { words: Value }
    add: Nothing
    answer: Nothing
    answerLabel: Nothing
    begin: { block: Value }
    beginPage: Nothing
    blockGone: Nothing
    by: { name: Value; when: Value }
    choose: Nothing
    comments: Nothing
    delete: Nothing
    deleteThread: Nothing
    deleted: Nothing
    empty: Nothing
    emptyResolved: Nothing
    gone: Nothing
    label: Nothing
    mentionHint: Nothing
    mentions: Nothing
    open: Nothing
    openOn: { block: Value; n: number }
    page: Nothing
    reopen: Nothing
    resolve: Nothing
    resolved: Nothing
    resolvedBy: { name: Value }
    show: Nothing
    which: Nothing
  }
  'owner.partName': {
    footer: Nothing
    header: Nothing
  }
  'owner.people': {
    here: Nothing
    isHere: { name: Value }
    isWriting: { name: Value }
    tookOver: { name: Value }
    writes: { name: Value }
  }
  'owner.publish': {
    allNew: Nothing
    coveredText: { over: Value; under: Value }
    goThere: Nothing
    'kind.announcement': Nothing
    'kind.collection': Nothing
    'kind.footer': Nothing
    'kind.header': Nothing
    'kind.item': Nothing
    'kind.lock-screen': Nothing
    'kind.mail': Nothing
    'kind.navigation': Nothing
    'kind.page': Nothing
    'kind.popup': Nothing
    'kind.post': Nothing
    'kind.product': Nothing
    'kind.project': Nothing
    'kind.saved-section': Nothing
    'kind.styles': Nothing
    later: Nothing
    missingAlt: { block: Value; n: number }
    missingAltCover: Nothing
    moment: Nothing
    momentHint: Nothing
    noTitle: Nothing
    nothingInIt: Nothing
    now: Nothing
    nowPrivate: Nothing
    publishAnyway: Nothing
    schedule: Nothing
    scheduledFor: { when: Value }
    seeLive: Nothing
    titleUntitled: Nothing
    together: { n: number }
    togetherAll: Nothing
    togetherScheduled: { name: Value; when: Value }
    when: Nothing
    who: Nothing
    whoAll: Nothing
    whoPrivate: Nothing
  }
  'owner.richTextField': {
    bold: Nothing
    heading: Nothing
    italic: Nothing
    link: Nothing
    linkTo: Nothing
    list: Nothing
    numbers: Nothing
    quote: Nothing
    save: Nothing
  }
  'owner.settingNames': {
    access: Nothing
    author: Nothing
    canonical: Nothing
    categories: Nothing
    comments: Nothing
    date: Nothing
    description: Nothing
    featured: Nothing
    image: Nothing
    imageAbove: Nothing
    navigationTitle: Nothing
    noindex: Nothing
    other: Nothing
    overlay: Nothing
    pageType: Nothing
    position: Nothing
    seoDescription: Nothing
    seoTitle: Nothing
    slug: Nothing
    socialImage: Nothing
    sourceUrl: Nothing
    sticky: Nothing
    tags: Nothing
    theme: Nothing
    title: Nothing
  }
  'owner.several': {
    align: Nothing
    'align.bottom': Nothing
    'align.centre': Nothing
    'align.left': Nothing
    'align.middle': Nothing
    'align.right': Nothing
    'align.top': Nothing
    'aligned.bottom': Nothing
    'aligned.centre': Nothing
    'aligned.left': Nothing
    'aligned.middle': Nothing
    'aligned.right': Nothing
    'aligned.top': Nothing
    covered: Nothing
    coversText: { words: Value }
    'distribute.across': Nothing
    'distribute.down': Nothing
    distributeNeeds: Nothing
    'distributed.across': Nothing
    'distributed.down': Nothing
    group: Nothing
    groupName: Nothing
    groupNeeds: Nothing
    grouped: { n: Value }
    isBehind: Nothing
    isInFront: Nothing
    moveApart: Nothing
    noStyle: Nothing
    order: Nothing
    style: Nothing
    styleCopied: Nothing
    styleCopy: Nothing
    styleFitsNothing: Nothing
    stylePaste: Nothing
    stylePasted: Nothing
    toBack: Nothing
    toFront: Nothing
    ungroup: Nothing
    ungrouped: Nothing
  }
  'owner.storeActivity': {
    'area.changed': Nothing
    'area.created': Nothing
    'area.removed': Nothing
    'catalog.bulk_edited': Nothing
    'catalog.category_created': Nothing
    'catalog.category_removed': Nothing
    'catalog.currency_changed': Nothing
    'catalog.donation_created': Nothing
    'catalog.file_added': Nothing
    'catalog.options_changed': Nothing
    'catalog.product_changed': Nothing
    'catalog.product_created': Nothing
    'catalog.status_changed': Nothing
    'catalog.stock_corrected': Nothing
    'catalog.variant_changed': Nothing
    'checkout.form_changed': Nothing
    'discount.changed': Nothing
    'discount.created': Nothing
    'discount.removed': Nothing
    'gift_card.adjusted': Nothing
    'gift_card.changed': Nothing
    'gift_card.issued': Nothing
    'gift_card.sent': Nothing
    'members.blocked': Nothing
    'members.removed': Nothing
    'members.second_factor_removed': Nothing
    'members.unblocked': Nothing
    'order.cancelled': Nothing
    'order.captured': Nothing
    'order.fulfilled': Nothing
    'order.marked_paid': Nothing
    'order.refunded': Nothing
    'payments.settings_changed': Nothing
    'reviews.changed': Nothing
    'reviews.imported': Nothing
    'reviews.photo_removed': Nothing
    'reviews.removed': Nothing
    'shipping.place_changed': Nothing
    'shipping.place_created': Nothing
    'shipping.place_removed': Nothing
    'shipping.zone_changed': Nothing
    'shipping.zone_created': Nothing
    'shipping.zone_removed': Nothing
    'tax.exempt_changed': Nothing
    'tax.rate_changed': Nothing
    'tax.rate_created': Nothing
    'tax.rates_removed': Nothing
    'tax.rates_taken': Nothing
    'tax.settings_changed': Nothing
  }
  'owner.table': {
    columnAfter: Nothing
    columnBefore: Nothing
    deleteColumn: Nothing
    deleteRow: Nothing
    deleteTable: Nothing
    insert: Nothing
    namesOff: Nothing
    namesOn: Nothing
    rowAbove: Nothing
    rowBelow: Nothing
    table: Nothing
  }
  'owner.template': {
    'about.button': Nothing
    'about.family': Nothing
    'about.item1': Nothing
    'about.item2': Nothing
    'about.item3': Nothing
    'about.itemText': Nothing
    'about.text': Nothing
    'about.title': Nothing
    all: Nothing
    besideMore: Nothing
    besideText: Nothing
    besideTitle: Nothing
    blank: Nothing
    columnOne: Nothing
    columnText: Nothing
    columnTwo: Nothing
    columnsTitle: Nothing
    'contact.button': Nothing
    'contact.family': Nothing
    'contact.item1': Nothing
    'contact.item2': Nothing
    'contact.item3': Nothing
    'contact.itemText': Nothing
    'contact.text': Nothing
    'contact.title': Nothing
    'events.button': Nothing
    'events.family': Nothing
    'events.item1': Nothing
    'events.item2': Nothing
    'events.item3': Nothing
    'events.itemText': Nothing
    'events.text': Nothing
    'events.title': Nothing
    'faq.button': Nothing
    'faq.family': Nothing
    'faq.item1': Nothing
    'faq.item2': Nothing
    'faq.item3': Nothing
    'faq.itemText': Nothing
    'faq.text': Nothing
    'faq.title': Nothing
    filter: Nothing
    'footer.button': Nothing
    'footer.family': Nothing
    'footer.item1': Nothing
    'footer.item2': Nothing
    'footer.item3': Nothing
    'footer.itemText': Nothing
    'footer.text': Nothing
    'footer.title': Nothing
    frame: Nothing
    'gallery.button': Nothing
    'gallery.family': Nothing
    'gallery.item1': Nothing
    'gallery.item2': Nothing
    'gallery.item3': Nothing
    'gallery.itemText': Nothing
    'gallery.text': Nothing
    'gallery.title': Nothing
    imageBeside: Nothing
    imageWide: Nothing
    images: Nothing
    'intro.button': Nothing
    'intro.family': Nothing
    'intro.item1': Nothing
    'intro.item2': Nothing
    'intro.item3': Nothing
    'intro.itemText': Nothing
    'intro.text': Nothing
    'intro.title': Nothing
    invitation: Nothing
    inviteButton: Nothing
    inviteText: Nothing
    inviteTitle: Nothing
    'layout.beside': Nothing
    'layout.besideEnd': Nothing
    'layout.cards': Nothing
    'layout.centred': Nothing
    'layout.dark': Nothing
    'layout.form': Nothing
    'layout.four': Nothing
    'layout.list': Nothing
    'layout.mosaic': Nothing
    'layout.questions': Nothing
    'layout.signUp': Nothing
    'layout.signUpCentred': Nothing
    'layout.three': Nothing
    'layout.two': Nothing
    'layout.wide': Nothing
    linkedHere: { name: Value }
    linkedName: { name: Value }
    linkedRemoveText: { name: Value }
    named: { family: Value; layout: Value }
    'newsletter.button': Nothing
    'newsletter.family': Nothing
    'newsletter.item1': Nothing
    'newsletter.item2': Nothing
    'newsletter.item3': Nothing
    'newsletter.itemText': Nothing
    'newsletter.text': Nothing
    'newsletter.title': Nothing
    opening: Nothing
    openingButton: Nothing
    openingText: Nothing
    openingTitle: Nothing
    'pricing.button': Nothing
    'pricing.family': Nothing
    'pricing.item1': Nothing
    'pricing.item2': Nothing
    'pricing.item3': Nothing
    'pricing.itemText': Nothing
    'pricing.text': Nothing
    'pricing.title': Nothing
    'products.button': Nothing
    'products.family': Nothing
    'products.item1': Nothing
    'products.item2': Nothing
    'products.item3': Nothing
    'products.itemText': Nothing
    'products.text': Nothing
    'products.title': Nothing
    save: Nothing
    saveAction: Nothing
    saveCopy: Nothing
    saveCopyHint: Nothing
    saveHint: Nothing
    saveKind: Nothing
    saveLinked: Nothing
    saveLinkedHint: Nothing
    saveName: Nothing
    saveTitle: Nothing
    saved: Nothing
    savedFamily: Nothing
    savedLinked: Nothing
    savedNone: Nothing
    savedRemove: { name: Value }
    savedRemoveAction: Nothing
    savedRemoveText: { name: Value }
    savedRemoveTitle: Nothing
    savedRemoved: Nothing
    'services.button': Nothing
    'services.family': Nothing
    'services.item1': Nothing
    'services.item2': Nothing
    'services.item3': Nothing
    'services.itemText': Nothing
    'services.text': Nothing
    'services.title': Nothing
    statement: Nothing
    statementText: Nothing
    'team.button': Nothing
    'team.family': Nothing
    'team.item1': Nothing
    'team.item2': Nothing
    'team.item3': Nothing
    'team.itemText': Nothing
    'team.text': Nothing
    'team.title': Nothing
    twoColumns: Nothing
    words: Nothing
    wordsMore: Nothing
    wordsText: Nothing
    wordsTitle: Nothing
  }
  'owner.zoom': {
    actual: Nothing
    fit: Nothing
    fitted: Nothing
    in: Nothing
    menu: Nothing
    menuNow: { now: Value }
    out: Nothing
    ownWidth: Nothing
    percent: { percent: Value }
    pixels: { width: Value }
    toChosen: Nothing
    width: Nothing
    widthIs: { width: Value }
    zoomed: { percent: Value }
  }
  'pages.ask': {
    ask: Nothing
    'ask.hint': Nothing
    confirm: Nothing
    message: Nothing
    otherwise: Nothing
    reject: Nothing
    style: Nothing
    'style.confirm-only': Nothing
    'style.confirm-or-cancel': Nothing
    'style.confirm-or-reject': Nothing
    'style.no-buttons': Nothing
    title: Nothing
  }
  'pages.assetUses': {
    faviconAssetId: Nothing
    footer: Nothing
    header: Nothing
    inDraft: Nothing
    inPublished: Nothing
    inTrash: Nothing
    logoAssetId: Nothing
    more: { n: number }
    nowhere: Nothing
    shown: { n: number }
    socialImageAssetId: Nothing
    styles: Nothing
    untitled: Nothing
  }
  'pages.availability': {
    availability: Nothing
    'coming-soon': Nothing
    'coming-soonHint': Nothing
    imageHint: Nothing
    imageLink: Nothing
    keepPassword: Nothing
    lead: Nothing
    look: Nothing
    lookLead: Nothing
    newPassword: Nothing
    notFound: Nothing
    notFoundHint: Nothing
    notFoundStandard: Nothing
    open: Nothing
    openHint: Nothing
    password: Nothing
    passwordHint: Nothing
    saved: Nothing
    setPassword: Nothing
    state: Nothing
    title: Nothing
    words: Nothing
  }
  'pages.blockPanels': {
    align: Nothing
    'align.center': Nothing
    'align.end': Nothing
    'align.fill': Nothing
    'align.start': Nothing
    code: Nothing
    'code.keys': Nothing
    counts: Nothing
    'counts.hint': Nothing
    direction: Nothing
    'direction.left': Nothing
    'direction.right': Nothing
    download: Nothing
    highlight: Nothing
    'highlight.hint': { keys: Value }
    'highlight.touchHint': Nothing
    label: Nothing
    language: Nothing
    'language.plain': Nothing
    look: Nothing
    'look.outline': Nothing
    'look.site': Nothing
    'look.solid': Nothing
    'look.underline': Nothing
    markdown: Nothing
    mode: Nothing
    'mode.hint': Nothing
    'mode.run': Nothing
    'mode.show': Nothing
    quote: Nothing
    'quote.hint': Nothing
    'rule.dots': Nothing
    'rule.line': Nothing
    'rule.short': Nothing
    'rule.strong': Nothing
    size: Nothing
    'size.large': Nothing
    'size.medium': Nothing
    'size.small': Nothing
    source: Nothing
    'spacer.hint': Nothing
    'text.hint': Nothing
    'text.touchHint': Nothing
    type: Nothing
    'type.draw': Nothing
    'type.fade': Nothing
    'type.fadeScale': Nothing
  }
  'pages.blocks': {
    'accordion.empty': Nothing
    'ask.cancel': Nothing
    'ask.confirm': Nothing
    'ask.ok': Nothing
    'ask.reject': Nothing
    'button.empty': Nothing
    'code.empty': Nothing
    'code.title': Nothing
    'markdown.empty': Nothing
    'markdown.plain': Nothing
    'marquee.empty': Nothing
    'marquee.pause': Nothing
    'marquee.play': Nothing
    'menu.empty': Nothing
    'menu.untitled': Nothing
    'quote.empty': Nothing
  }
  'pages.chartBlock': {
    addColumn: Nothing
    addRow: Nothing
    apply: Nothing
    cell: { column: Value; row: Value }
    column: Nothing
    columnName: { n: Value }
    data: Nothing
    dataset: { columns: number; rows: number }
    edit: Nothing
    empty: Nothing
    gaps: Nothing
    needsColumn: Nothing
    needsData: Nothing
    needsRow: Nothing
    noTable: Nothing
    numbers: Nothing
    paste: Nothing
    removeColumn: { n: Value }
    removeRow: { n: Value }
    row: Nothing
    rowName: { n: Value }
    showValues: Nothing
    title: Nothing
    truncated: { maxColumns: Value; maxRows: Value }
    unit: Nothing
    'unit.hint': Nothing
    variant: Nothing
    'variant.bar': Nothing
    'variant.line': Nothing
    'variant.pie': Nothing
  }
  'pages.countdownBlock': {
    days: Nothing
    empty: Nothing
    hours: Nothing
    look: Nothing
    'look.boxes': Nothing
    'look.line': Nothing
    minutes: Nothing
    moment: Nothing
    'moment.hint': Nothing
    over: Nothing
    'over.hint': Nothing
    seconds: Nothing
    showSeconds: Nothing
    title: Nothing
  }
  'pages.faqBlock': {
    add: Nothing
    answer: Nothing
    empty: Nothing
    layout: Nothing
    'layout.columns': Nothing
    'layout.folded': Nothing
    'layout.open': Nothing
    new: Nothing
    question: Nothing
    questions: Nothing
    tellsSearch: Nothing
    'tellsSearch.hint': Nothing
  }
  'pages.general': {
    'link.malformed': { link: Value }
    'link.noNumbers': { link: Value }
    'link.noSuchAnchor': { link: Value }
    'link.notAPhoneNumber': { link: Value }
    'link.notAnAddress': { link: Value }
    'link.notPublished': { link: Value; title: Value }
    'link.nothingThere': { link: Value }
    'link.tooLong': { max: Value }
    'link.unsafe': { link: Value }
    linkedHolds: { n: number; pages: Value }
    'setup.home': Nothing
    'setup.home.done': Nothing
    'setup.home.open': Nothing
    'setup.look': Nothing
    'setup.look.done': Nothing
    'setup.look.open': Nothing
    'setup.publish': Nothing
    'setup.publish.done': Nothing
    'setup.publish.open': Nothing
    'start.home': Nothing
    'start.title': { title: Value }
  }
  'pages.noteEmails': {
    always: Nothing
    heading: { name: Value; title: Value }
    name: Nothing
    open: Nothing
    sample: Nothing
    when: Nothing
  }
  'pages.owner': {
    access: Nothing
    accessCovered: Nothing
    accessHint: Nothing
    accessMembers: Nothing
    accessPassword: Nothing
    accessPublic: Nothing
    address: Nothing
    addressHint: Nothing
    back: Nothing
    bringBack: Nothing
    canonical: Nothing
    canonicalHint: Nothing
    deleteForGood: Nothing
    deleteLead: Nothing
    deleteTitle: { title: Value }
    deleted: { title: Value }
    deletedAt: Nothing
    description: Nothing
    edit: Nothing
    emptyTrash: Nothing
    emptyTrashLead: { n: number }
    general: Nothing
    goneAt: Nothing
    navigationTitle: Nothing
    noindex: Nothing
    password: Nothing
    previews: Nothing
    previewsLead: Nothing
    previewsRevoke: Nothing
    previewsRevoked: Nothing
    restored: { title: Value }
    save: Nothing
    saved: Nothing
    savedLock: Nothing
    search: Nothing
    seoDescription: Nothing
    seoTitle: Nothing
    settings: Nothing
    shared: Nothing
    socialImage: Nothing
    splash: Nothing
    title: Nothing
    trash: Nothing
    trashIsEmpty: Nothing
    trashLead: Nothing
    untitled: Nothing
  }
  'pages.palette': {
    accordion: Nothing
    'accordion.keywords': Nothing
    button: Nothing
    'button.keywords': Nothing
    chart: Nothing
    'chart.keywords': Nothing
    code: Nothing
    'code.keywords': Nothing
    countdown: Nothing
    'countdown.keywords': Nothing
    faq: Nothing
    'faq.keywords': Nothing
    'horizontal-rule': Nothing
    'horizontal-rule.keywords': Nothing
    html: Nothing
    'html.keywords': Nothing
    markdown: Nothing
    marquee: Nothing
    'marquee.keywords': Nothing
    menu: Nothing
    'menu.keywords': Nothing
    quote: Nothing
    'quote.keywords': Nothing
    shape: Nothing
    'shape.keywords': Nothing
    spacer: Nothing
    'spacer.keywords': Nothing
    tabs: Nothing
    'tabs.keywords': Nothing
    timeline: Nothing
    'timeline.keywords': Nothing
    'tour-dates': Nothing
    'tour-dates.keywords': Nothing
  }
  'pages.problems': {
    does_not_fit: { part: Value; reason: Value }
    header_footer_changed: Nothing
    history_replaced: Nothing
    homepage_not_published: { title: Value }
    homepage_stays: { title: Value }
    in_trash: { title: Value }
    invalid_settings: { reason: Value }
    not_found: Nothing
    not_in_trash: Nothing
    not_publishable: { reason: Value; title: Value }
    note_gone: Nothing
    note_of_another: Nothing
    nothing_to_roll_back: Nothing
    password_missing: { title: Value }
    password_too_short: { min: Value }
    path_in_use: { path: Value }
    path_too_long: { max: Value }
    publication_gone: Nothing
    redirect_loop: { path: Value }
    redirect_missing: { path: Value }
    redirect_path: { path: Value }
    redirect_target: { target: Value }
    schedule_in_past: Nothing
    slug_empty: { typed: Value }
    slug_reserved: { path: Value }
    slug_taken: { path: Value; title: Value }
    status_refused: Nothing
    still_needed: { why: Value }
    too_far_behind: Nothing
    too_many_here: { max: Value }
    too_many_notes: { max: Value }
    too_many_saved_sections: { max: Value }
    too_much_at_once: Nothing
    unknown_kind: { kind: Value }
    version_gone: { seq: Value }
  }
  'pages.promotion': {
    addLink: Nothing
    address: Nothing
    announcement: Nothing
    call: Nothing
    campaign: Nothing
    close: Nothing
    delay: Nothing
    email: Nothing
    enableMobile: Nothing
    find: Nothing
    frequency: Nothing
    frequencyHint: Nothing
    hours: Nothing
    infoBar: Nothing
    lead: Nothing
    link: Nothing
    linkText: Nothing
    links: Nothing
    newWindow: Nothing
    onExit: Nothing
    onlyPath: Nothing
    onlyPathHint: Nothing
    phone: Nothing
    popup: Nothing
    popupExample: Nothing
    popupTitle: Nothing
    preview: Nothing
    referrer: Nothing
    saved: Nothing
    scroll: Nothing
    showAnnouncement: Nothing
    showInfoBar: Nothing
    showPopup: Nothing
    style: Nothing
    styleCorner: Nothing
    styleMiddle: Nothing
    text: Nothing
    textExample: Nothing
    title: Nothing
    untilSignup: Nothing
    version: Nothing
    versionHint: Nothing
    write: Nothing
  }
  'pages.publications': {
    andMore: { n: number; titles: Value }
    announcement: Nothing
    by: Nothing
    changing: Nothing
    collection: Nothing
    dialogLead: { when: Value }
    empty: Nothing
    'fate.earlier': Nothing
    'fate.hidden': Nothing
    'fate.homepage': Nothing
    'fate.later': Nothing
    'fate.same': Nothing
    'fate.shown': Nothing
    'fate.trashed': Nothing
    footer: Nothing
    header: Nothing
    item: Nothing
    kind: Nothing
    lead: Nothing
    'lock-screen': Nothing
    mail: Nothing
    navigation: Nothing
    nothing: Nothing
    page: Nothing
    popup: Nothing
    post: Nothing
    product: Nothing
    project: Nothing
    publications: Nothing
    publish: Nothing
    rollBack: Nothing
    rollBackNamed: { title: Value }
    rollBackThis: Nothing
    rollback: Nothing
    rolledBack: { n: number }
    rolledForward: Nothing
    'saved-section': Nothing
    staying: Nothing
    styles: Nothing
    toPages: Nothing
    toUnpublished: Nothing
    undo: Nothing
    unpublish: Nothing
    what: Nothing
    when: Nothing
  }
  'pages.redirects': {
    add: Nothing
    automatic: Nothing
    empty: Nothing
    export: Nothing
    from: Nothing
    fromHint: Nothing
    more: { n: Value }
    none: Nothing
    permanent: Nothing
    permanentHint: Nothing
    redirects: Nothing
    redirectsLead: Nothing
    remove: Nothing
    removed: { path: Value }
    saved: { path: Value }
    search: Nothing
    to: Nothing
    toHint: Nothing
  }
  'pages.serving': {
    'announcement.close': Nothing
    'announcement.label': Nothing
    'announcement.unset': Nothing
    'block.broken': { type: Value }
    'error.text': { id: Value }
    'error.title': Nothing
    'fault.email': Nothing
    'fault.missing': Nothing
    'fault.other': Nothing
    'fault.range': { least: Value; most: Value }
    'fault.short': { n: Value }
    'infoBar.call': Nothing
    'infoBar.find': Nothing
    'infoBar.hours': Nothing
    'infoBar.label': Nothing
    'infoBar.write': Nothing
    'lock.open': Nothing
    'lock.password': Nothing
    'lock.siteText': Nothing
    'lock.text': Nothing
    'lock.title': Nothing
    'lock.wrong': Nothing
    'missing.find': Nothing
    'missing.home': Nothing
    'missing.search': Nothing
    'missing.text': Nothing
    'missing.title': Nothing
    popular: Nothing
    'preview.leave': Nothing
    'preview.note': Nothing
    'skip.link': Nothing
    'soon.text': { site: Value }
    'soon.title': Nothing
    was: Nothing
    languages: Nothing
  }
  'pages.shape': {
    arch: Nothing
    blob: Nothing
    burst: Nothing
    capsule: Nothing
    circle: Nothing
    'colour.accent': Nothing
    'colour.background': Nothing
    'colour.line': Nothing
    'colour.none': Nothing
    'colour.own': Nothing
    'colour.text': Nothing
    colourOf: { name: Value }
    diamond: Nothing
    drop: Nothing
    egg: Nothing
    fill: Nothing
    flower: Nothing
    heart: Nothing
    'height.100': Nothing
    'height.150': Nothing
    'height.67': Nothing
    hexagon: Nothing
    label: Nothing
    'label.hint': Nothing
    'label.link': Nothing
    landscape: Nothing
    oval: Nothing
    'palette.accent': Nothing
    'palette.black': Nothing
    'palette.darkAccent': Nothing
    'palette.lightAccent': Nothing
    'palette.safeDarkAccent': Nothing
    'palette.safeInverseAccent': Nothing
    'palette.safeInverseDarkAccent': Nothing
    'palette.safeInverseLightAccent': Nothing
    'palette.safeLightAccent': Nothing
    'palette.white': Nothing
    parallelogram: Nothing
    pennant: Nothing
    pentagon: Nothing
    pill: Nothing
    portrait: Nothing
    quarter: Nothing
    shape: Nothing
    square: Nothing
    star: Nothing
    stretch: Nothing
    'stretch.hint': Nothing
    stroke: Nothing
    strokeWidth: Nothing
    trapezium: Nothing
    triangle: Nothing
    turn: Nothing
  }
  'pages.special': {
    cart: Nothing
    cartHint: Nothing
    image: Nothing
    lead: Nothing
    lock: Nothing
    lockHint: Nothing
    missing: Nothing
    missingHint: Nothing
    saved: Nothing
    search: Nothing
    searchHint: Nothing
    signIn: Nothing
    signInHint: Nothing
    soon: Nothing
    soonHint: Nothing
    special: Nothing
    text: Nothing
    title: Nothing
    view: Nothing
  }
  'pages.tabsBlock': {
    add: Nothing
    align: Nothing
    'align.center': Nothing
    'align.start': Nothing
    empty: Nothing
    items: Nothing
    new: Nothing
    text: Nothing
    title: Nothing
    untitled: { n: Value }
  }
  'pages.timelineBlock': {
    add: Nothing
    empty: Nothing
    items: Nothing
    look: Nothing
    'look.line': Nothing
    'look.plain': Nothing
    new: Nothing
    text: Nothing
    title: Nothing
    when: Nothing
  }
  'pages.tourDatesBlock': {
    add: Nothing
    dates: Nothing
    day: Nothing
    empty: Nothing
    hidesPast: Nothing
    label: Nothing
    new: Nothing
    none: Nothing
    'none.hint': Nothing
    note: Nothing
    place: Nothing
    state: Nothing
    'state.cancelled': Nothing
    'state.open': Nothing
    'state.soldOut': Nothing
    tickets: Nothing
    time: Nothing
    venue: Nothing
  }
  'pages.unpublished': {
    announcement: Nothing
    changed: Nothing
    changedAt: Nothing
    collection: Nothing
    empty: Nothing
    footer: Nothing
    header: Nothing
    item: Nothing
    kind: Nothing
    lead: Nothing
    'lock-screen': Nothing
    navigation: Nothing
    never: Nothing
    page: Nothing
    popup: Nothing
    post: Nothing
    product: Nothing
    project: Nothing
    publish: { n: number }
    published: { n: number }
    scheduled: Nothing
    scheduledAt: Nothing
    scheduledHint: Nothing
    state: Nothing
    styles: Nothing
    title: Nothing
    toPages: Nothing
    unpublished: Nothing
  }
  'pages.widgetPanels': {
    addCourse: Nothing
    addDish: Nothing
    addEntry: Nothing
    addMenu: Nothing
    addWords: Nothing
    allowMultiple: Nothing
    animationDirection: Nothing
    'animationDirection.left': Nothing
    'animationDirection.right': Nothing
    animationSpeed: Nothing
    answer: Nothing
    columns: Nothing
    'columns.one': Nothing
    'columns.two': Nothing
    courses: Nothing
    description: Nothing
    dishes: Nothing
    entries: Nothing
    firstOpen: Nothing
    href: Nothing
    lightText: Nothing
    lines: Nothing
    menus: Nothing
    name: Nothing
    newCourse: Nothing
    newDish: Nothing
    newEntry: Nothing
    newMenu: Nothing
    newWords: Nothing
    note: Nothing
    pausedOnHover: Nothing
    price: Nothing
    question: Nothing
    richer: Nothing
    sign: Nothing
    'sign.arrow': Nothing
    'sign.dash': Nothing
    'sign.dot': Nothing
    'sign.none': Nothing
    'sign.plus': Nothing
    'sign.star': Nothing
    size: Nothing
    'size.display': Nothing
    'size.heading': Nothing
    'size.text': Nothing
    text: Nothing
    waveFrequency: Nothing
    waveIntensity: Nothing
    words: Nothing
  }
  'payments.general': {
    'declined.authentication': Nothing
    'declined.declined': Nothing
    'declined.expired': Nothing
    'declined.gone': Nothing
    'declined.insufficient_funds': Nothing
    'declined.unknown_card': Nothing
    'gateway.approve': Nothing
    'gateway.asks': { amount: Value; last4: Value; shop: Value }
    'gateway.back': { shop: Value }
    'gateway.badge': Nothing
    'gateway.gone': Nothing
    'gateway.lead': Nothing
    'gateway.refuse': Nothing
    'gateway.title': Nothing
    'howToPay.ask': Nothing
    'option.manual': Nothing
    'option.manual.description': Nothing
    'option.stripe': Nothing
    'option.stripe.description': Nothing
    'option.test': Nothing
    'option.test.description': Nothing
    'provider.manual': Nothing
    'provider.stripe': Nothing
    'provider.test': Nothing
  }
  'payments.owner': {
    capture: Nothing
    'capture.later': Nothing
    'capture.now': Nothing
    instructions: Nothing
    'instructions.hint': Nothing
    'instructions.none': Nothing
    kept: { end: Value }
    lead: Nothing
    'manual.lead': Nothing
    'offered.none': Nothing
    'offered.now': { ways: Value }
    'offered.test': Nothing
    on: Nothing
    payments: Nothing
    publishableKey: Nothing
    save: Nothing
    saved: Nothing
    secretKey: Nothing
    'stripe.lead': Nothing
    'test.lead': Nothing
    testMode: Nothing
    'then.none': Nothing
    'then.now': { ways: Value }
    'then.testComes': Nothing
    'then.testGoes': Nothing
    title: Nothing
    webhookSecret: Nothing
    webhookUrl: Nothing
  }
  'payments.problems': {
    card_unfit: Nothing
    key_reused: Nothing
    method_gone: Nothing
    not_found: Nothing
    not_now: Nothing
    provider_off: { provider: Value }
    provider_refuses: { reason: Value }
    provider_unreachable: Nothing
    settings_unfit: { what: Value }
    signature_unfit: Nothing
    too_much: Nothing
    unsigned: Nothing
  }
  'reviews.general': {
    anonymous: Nothing
    answer: { site: Value }
    asked: Nothing
    askedLead: Nothing
    average: { average: Value; n: number }
    body: Nothing
    done: Nothing
    'email.always': Nothing
    'email.button': Nothing
    'email.stop': { url: Value }
    'email.intro': Nothing
    'email.name': Nothing
    'email.outro': Nothing
    'email.subject': Nothing
    'email.when': Nothing
    expired: Nothing
    expiredLead: Nothing
    failed: Nothing
    failedLead: Nothing
    home: Nothing
    lead: { site: Value }
    left: { n: Value }
    none: Nothing
    nothing: Nothing
    nothingLead: Nothing
    ofFive: { n: Value }
    others: Nothing
    photoBy: { author: Value; count: Value; n: Value }
    photos: Nothing
    photosHint: { megabytes: Value; n: Value }
    photosLeft: { why: Value }
    rating: Nothing
    reviews: Nothing
    send: Nothing
    stars: { n: number }
    thanks: Nothing
    thanksLead: Nothing
    title: Nothing
    write: Nothing
    writeEmail: Nothing
    writeSend: Nothing
    writeWho: Nothing
  }
  'reviews.owner': {
    answer: Nothing
    answerHint: Nothing
    answerTo: { name: Value }
    approve: Nothing
    approved: Nothing
    askNow: Nothing
    asked: Nothing
    askedOn: Nothing
    asking: Nothing
    asksAfterDays: Nothing
    asksBuyers: Nothing
    asksBuyersHint: Nothing
    blockProduct: Nothing
    buyer: Nothing
    cancel: Nothing
    emptyApproved: Nothing
    emptyHidden: Nothing
    emptyPending: Nothing
    export: Nothing
    foundMore: { n: Value }
    foundRow: { row: Value; title: Value; why: Value }
    foundRows: { added: Value; refused: Value; same: Value }
    hidden: Nothing
    hide: Nothing
    import: Nothing
    importHint: Nothing
    importNow: { n: number }
    imported: { n: number }
    lead: Nothing
    limit: Nothing
    noProduct: Nothing
    noRating: Nothing
    notAsked: Nothing
    on: { title: Value }
    openPhoto: { n: Value }
    pending: Nothing
    photo: { n: Value; name: Value }
    photoFailed: Nothing
    photoRemoved: Nothing
    photoWaiting: Nothing
    remove: Nothing
    removePhoto: Nothing
    removePhotoText: Nothing
    removePhotoTitle: Nothing
    removeText: Nothing
    removeTitle: { name: Value }
    removed: Nothing
    reviews: Nothing
    save: Nothing
    saved: Nothing
    settingsSaved: Nothing
    shortened: Nothing
    stars: { n: Value }
    status: Nothing
    waiting: Nothing
  }
  'reviews.palette': {
    reviews: Nothing
    'reviews.keywords': Nothing
  }
  'reviews.problems': {
    already_reviewed: Nothing
    email_unfit: Nothing
    not_reviews: Nothing
    photo_missing: Nothing
    photo_too_large: { megabytes: Value }
    photo_unfit: Nothing
    purchase_missing: Nothing
    rating_missing: Nothing
    request_expired: Nothing
    review_missing: Nothing
    too_long: { most: Value }
    too_many_photos: { photos: Value }
  }
  'search.general': {
    button: Nothing
    close: Nothing
    'copy.failed': Nothing
    'copy.found': { n: Value; query: Value }
    'copy.scripts': Nothing
    corrected: { query: Value }
    'corrected.shown': { query: Value }
    found: { n: number; query: Value }
    hint: Nothing
    label: Nothing
    next: Nothing
    none: { query: Value }
    pages: Nothing
    'preview.all': Nothing
    'preview.many': { n: Value }
    'preview.one': Nothing
    'preview.results': Nothing
    previous: Nothing
    start: Nothing
    title: Nothing
    wanted: Nothing
    was: Nothing
  }
  'search.owner': {
    addColumn: Nothing
    addSynonym: { phrase: Value }
    alone: Nothing
    groups: Nothing
    groupsHint: Nothing
    last: Nothing
    lead: Nothing
    misses: Nothing
    missesEmpty: Nothing
    missesLead: Nothing
    phrase: Nothing
    saved: Nothing
    search: Nothing
    synonyms: Nothing
    synonymsLead: Nothing
    times: Nothing
  }
  'search.palette': {
    search: Nothing
  }
  'search.panel': {
    button: Nothing
    field: Nothing
    icon: Nothing
    line: Nothing
    look: Nothing
    placeholder: Nothing
    preview: Nothing
  }
  'shipping.general': {
    delivery: { title: Value }
    estimate: { from: number; to: number }
    estimateExact: { days: Value }
    free: Nothing
    pickup: { title: Value }
    'promise.day': { day: Value; deadline: Value }
    'promise.days': { deadline: Value; first: Value; last: Value }
    'promise.in': { country: Value; sentence: Value }
  }
  'shipping.owner': {
    addCountry: Nothing
    addPoint: Nothing
    addRate: Nothing
    addStep: Nothing
    addZone: Nothing
    address: Nothing
    amount: Nothing
    count: { n: number }
    countries: Nothing
    country: Nothing
    delivery: Nothing
    everywhere: Nothing
    first: Nothing
    flat: Nothing
    freeOver: Nothing
    freeOverHint: Nothing
    fromAmount: Nothing
    fromDay: Nothing
    fromGrams: Nothing
    further: Nothing
    instructions: Nothing
    item: Nothing
    kind: Nothing
    lead: Nothing
    least: Nothing
    mostGrams: Nothing
    name: Nothing
    zoneNameHint: Nothing
    noPoints: Nothing
    noZones: Nothing
    pickup: Nothing
    places: Nothing
    points: Nothing
    pointsLead: Nothing
    postal: Nothing
    postalHint: Nothing
    price: Nothing
    promise: Nothing
    'promise.bringing': Nothing
    'promise.closed': Nothing
    'promise.closedHint': Nothing
    'promise.closedWrong': Nothing
    'promise.cutOff': Nothing
    'promise.cutOffHint': Nothing
    'promise.cutOffWrong': Nothing
    'promise.daysWrong': Nothing
    'promise.example': Nothing
    'promise.isOn': Nothing
    'promise.lead': Nothing
    'promise.none': Nothing
    'promise.preparation': Nothing
    'promise.sending': Nothing
    rateTitle: Nothing
    rates: Nothing
    regions: Nothing
    regionsHint: Nothing
    remove: Nothing
    removeText: Nothing
    removeTitle: { name: Value }
    removed: { name: Value }
    save: Nothing
    saved: Nothing
    shipping: Nothing
    stepAmount: { amount: Value }
    stepGrams: { n: Value }
    steps: Nothing
    toDay: Nothing
    weight: Nothing
    zones: Nothing
    zonesLead: Nothing
  }
  'shipping.problems': {
    changed_since: Nothing
    place_taken: { country: Value; zone: Value }
    point_missing: Nothing
    zone_missing: Nothing
  }
  'sites.activity': {
    'account.created': Nothing
    'contributor.accepted': Nothing
    'contributor.changed': Nothing
    'contributor.invitation_withdrawn': Nothing
    'contributor.invitation_link_copied': Nothing
    'contributor.invited': Nothing
    'contributor.removed': Nothing
    'document.deleted': Nothing
    'document.previews_revoked': Nothing
    'document.status_changed': Nothing
    'document.trashed': Nothing
    'document.unpublished': Nothing
    'documents.published': Nothing
    'documents.scheduled': Nothing
    'domain.added': Nothing
    'domain.certificate_asked': Nothing
    'domain.made_primary': Nothing
    'domain.removed': Nothing
    'domain.verified': Nothing
    'email.changed': Nothing
    'forms.captcha_changed': Nothing
    'forms.captcha_removed': Nothing
    'forms.webhook_added': Nothing
    'forms.webhook_changed': Nothing
    'forms.webhook_removed': Nothing
    'forms.webhook_secret_changed': Nothing
    'group.advanced': Nothing
    'group.announcement': Nothing
    'group.business': Nothing
    'group.codeInjection': Nothing
    'group.comments': Nothing
    'group.cookies': Nothing
    'group.delivery': Nothing
    'group.emailLook': Nothing
    'group.forms': Nothing
    'group.general': Nothing
    'group.measurement': Nothing
    'group.members': Nothing
    'group.mobileInfoBar': Nothing
    'group.multilingual': Nothing
    'group.notices': Nothing
    'group.popupOverlay': Nothing
    'group.reviews': Nothing
    'group.search': Nothing
    'group.services': Nothing
    'group.sizeGuides': Nothing
    'group.social': Nothing
    'group.specialPages': Nothing
    'group.store': Nothing
    'kind.announcement': Nothing
    'kind.footer': Nothing
    'kind.header': Nothing
    'kind.navigation': Nothing
    'kind.page': Nothing
    'kind.popup': Nothing
    'kind.styles': Nothing
    'letter.changed': Nothing
    'publication.rolled_back': Nothing
    'site.brought_in': Nothing
    'site.transfer_cancelled': Nothing
    'site.changed': Nothing
    'site.created': Nothing
    'site.entered': Nothing
    'site.exported': Nothing
    'site.flag_changed': Nothing
    'site.offered': Nothing
    'site.removed': Nothing
    'site.restored': Nothing
    'site.second_factor_required': Nothing
    'site.settings_changed': Nothing
    'site.transferred': Nothing
    'translation.connected': Nothing
    'translation.disconnected': Nothing
    'trash.emptied': Nothing
  }
  'sites.business': {
    business: Nothing
    city: Nothing
    closed: Nothing
    country: Nothing
    email: Nothing
    emailWrong: Nothing
    hours: Nothing
    hoursHint: Nothing
    hoursWrong: Nothing
    lead: Nothing
    name: Nothing
    nameHint: Nothing
    phone: Nothing
    phoneWrong: Nothing
    postalCode: Nothing
    region: Nothing
    saved: Nothing
    street: Nothing
  }
  'sites.composer': {
    addCopies: Nothing
    addressesUnfit: Nothing
    advanced: Nothing
    bcc: Nothing
    bccHint: Nothing
    cc: Nothing
    ccHint: Nothing
    copyToMe: Nothing
    replyTo: Nothing
    replyToHint: Nothing
    replyToUnfit: Nothing
    send: Nothing
    sent: { n: number }
    subject: Nothing
    text: Nothing
    to: Nothing
  }
  'sites.designs': {
    colours: Nothing
    'colours.clay': Nothing
    'colours.ink': Nothing
    'colours.moss': Nothing
    'colours.own': Nothing
    'colours.plum': Nothing
    'colours.sea': Nothing
    'colours.sun': Nothing
    continue: Nothing
    'hint.agency': Nothing
    'hint.association': Nothing
    'hint.bakery': Nothing
    'hint.consultant': Nothing
    'hint.course': Nothing
    'hint.event': Nothing
    'hint.journal': Nothing
    'hint.musician': Nothing
    'hint.photographer': Nothing
    'hint.portfolio': Nothing
    'hint.restaurant': Nothing
    'hint.shop': Nothing
    'hint.wedding': Nothing
    'name.agency': Nothing
    'name.association': Nothing
    'name.bakery': Nothing
    'name.consultant': Nothing
    'name.course': Nothing
    'name.event': Nothing
    'name.journal': Nothing
    'name.musician': Nothing
    'name.photographer': Nothing
    'name.portfolio': Nothing
    'name.restaurant': Nothing
    'name.shop': Nothing
    'name.wedding': Nothing
    texts: Nothing
    'texts.none': Nothing
    'texts.noneHint': Nothing
    'texts.sample': Nothing
    'texts.sampleHint': Nothing
    trade: Nothing
    'trade.all': Nothing
    'trade.arts': Nothing
    'trade.food': Nothing
    'trade.groups': Nothing
    'trade.occasions': Nothing
    'trade.services': Nothing
    'trade.shops': Nothing
  }
  'sites.domains': {
    addTwin: { twin: Value }
    check: Nothing
    complete: Nothing
    copied: Nothing
    copy: { what: Value }
    found: { found: Value }
    certificateAgain: Nothing
    certificateAuthority: { time: Value }
    certificateFailed: { reason: Value; time: Value }
    certificateOld: { date: Value; reason: Value; time: Value }
    certificateThere: { date: Value }
    certificateWaits: Nothing
    certificateWeek: { time: Value }
    insecure: Nothing
    isLocal: Nothing
    lead: Nothing
    missing: Nothing
    name: Nothing
    notCopied: Nothing
    other: Nothing
    right: Nothing
    value: Nothing
  }
  'sites.emailStop': {
    title: Nothing
    ask: { site: Value }
    button: Nothing
    done: { site: Value }
  }
  'sites.emails': {
    desktop: Nothing
    emails: Nothing
    emailsLead: Nothing
    intro: Nothing
    isOn: Nothing
    language: Nothing
    mayName: { names: Value }
    outro: Nothing
    phone: Nothing
    previewOf: { name: Value }
    reset: Nothing
    saved: Nothing
    'saved.open': Nothing
    sendTest: Nothing
    subject: Nothing
    testSent: { to: Value }
    translate: { language: Value }
    translated: Nothing
    width: Nothing
    look: Nothing
    list: Nothing
    lookLead: Nothing
    showsLogo: Nothing
    noLogo: Nothing
    setLogo: Nothing
    logoSize: Nothing
    small: Nothing
    medium: Nothing
    large: Nothing
    align: Nothing
    left: Nothing
    center: Nothing
    head: Nothing
    'head.ground': Nothing
    'head.sheet': Nothing
    'head.colour': Nothing
    band: Nothing
    accent: Nothing
    ground: Nothing
    ofSite: Nothing
    own: Nothing
    plain: Nothing
    font: Nothing
    sans: Nothing
    serif: Nothing
    fontHint: Nothing
    showsLinks: Nothing
    example: Nothing
    fixed: Nothing
    ownWords: Nothing
    off: Nothing
    'group.orders': Nothing
    'group.subscriptions': Nothing
    'group.members': Nothing
    'group.conversations': Nothing
    'group.team': Nothing
    'group.accounts': Nothing
    appearance: Nothing
    light: Nothing
    dark: Nothing
  }
  'sites.front': {
    heading: Nothing
    lead: Nothing
    register: Nothing
    showcase: Nothing
    'showcase.lead': Nothing
    'sign.in': Nothing
    title: Nothing
  }
  'sites.general': {
    'act.accept': Nothing
    'act.accept.new': Nothing
    'act.accept.sign_in': Nothing
    'email.invite.button': Nothing
    'email.invite.note': { days: number }
    'email.invite.said': { site: Value; who: Value }
    'email.invite.title': { site: Value }
    'email.offer.button': Nothing
    'email.offer.said': { site: Value; who: Value }
    'email.offer.title': { site: Value }
    'email.preview': Nothing
    'email.transferred.said': { site: Value; who: Value }
    'email.transferred.title': { site: Value }
    'labs.experiment-override': Nothing
    'labs.experiment-override.said': Nothing
    'page.invitation': { site: Value }
    'page.invitation.lead': { email: Value; who: Value }
    'page.invitation.confirm': Nothing
    'page.invitation.confirm.lead': { email: Value }
    'page.offer': { site: Value }
    'page.offer.lead': { email: Value; who: Value }
    'setup.brand': Nothing
    'setup.brand.done': Nothing
    'setup.brand.open': Nothing
    'setup.domain': Nothing
    'setup.domain.done': Nothing
    'setup.domain.open': Nothing
    'email.invite.name': Nothing
    'email.invite.when': Nothing
    'email.invite.always': Nothing
    'email.offer.name': Nothing
    'email.offer.when': Nothing
    'email.account.always': Nothing
    'email.account.confirm.name': Nothing
    'email.account.confirm.when': Nothing
    'email.account.reset.name': Nothing
    'email.account.reset.when': Nothing
    'email.account.changed.name': Nothing
    'email.account.changed.when': Nothing
    'email.account.address.name': Nothing
    'email.account.address.when': Nothing
    'email.account.security.name': Nothing
    'email.account.security.when': Nothing
    loggedOut: Nothing
    'loggedOut.message': Nothing
    'labs.page-transitions': Nothing
    'labs.page-transitions.said': Nothing
    'flag.user-accounts': Nothing
    'flag.user-accounts.effect': Nothing
    'flag.member-areas': Nothing
    'flag.member-areas.effect': Nothing
    'flag.subscriptions': Nothing
    'flag.subscriptions.effect': Nothing
    'flag.gift-cards': Nothing
    'flag.gift-cards.effect': Nothing
    'flag.local-pickup': Nothing
    'flag.local-pickup.effect': Nothing
    'flag.product-reviews': Nothing
    'flag.product-reviews.effect': Nothing
    'flag.code-injection': Nothing
    'flag.code-injection.effect': Nothing
    'flag.comments': Nothing
    'flag.comments.effect': Nothing
    'flag.imports': Nothing
    'flag.imports.effect': Nothing
    'flag.textarea-max-length': Nothing
    'flag.textarea-max-length.effect': Nothing
    'flag.census-disabled': Nothing
    'flag.census-disabled.effect': Nothing
    'flag.session-recording': Nothing
    'flag.session-recording.effect': Nothing
    'flag.beta-circle': Nothing
    'flag.beta-circle.effect': Nothing
  }
  'sites.home': {
    allSet: Nothing
    done: Nothing
    editHome: Nothing
    figures: Nothing
    hidden: Nothing
    hide: Nothing
    open: Nothing
    progress: { count: Value; done: Value }
    setUp: Nothing
    show: Nothing
    title: Nothing
    viewSite: Nothing
  }
  'sites.languages': {
    default: Nothing
    'default.hint': Nothing
    lead: Nothing
    off: Nothing
    offer: { language: Value }
    on: Nothing
    saved: Nothing
    title: Nothing
    translator: Nothing
    'translator.connect': Nothing
    'translator.connected': Nothing
    'translator.disconnect': Nothing
    'translator.disconnectText': Nothing
    'translator.disconnectTitle': Nothing
    'translator.disconnected': Nothing
    'translator.key': Nothing
    'translator.keyHint': Nothing
    'translator.lead': Nothing
    'translator.state.connected': Nothing
    'translator.state.connecting': Nothing
    'translator.state.disconnected': Nothing
    'translator.state.error': Nothing
  }
  'sites.notices': {
    cancellations: Nothing
    comments: Nothing
    notices: Nothing
    noticesLead: Nothing
    orders: Nothing
    saved: Nothing
    to: Nothing
    toHint: Nothing
  }
  'sites.owner': {
    accept: Nothing
    acceptAs: { by: Value; site: Value }
    acceptSignIn: { email: Value }
    accessEnds: Nothing
    activity: Nothing
    activityEmpty: Nothing
    activityLead: Nothing
    addDomain: Nothing
    address: Nothing
    addressHint: { address: Value }
    advanced: Nothing
    alone: Nothing
    andMore: { n: number }
    blank: Nothing
    blankHint: Nothing
    built: Nothing
    business: Nothing
    byItself: Nothing
    changeRoles: Nothing
    choose: Nothing
    cloneable: Nothing
    code: Nothing
    codeFooter: Nothing
    codeHeader: Nothing
    codeWarning: Nothing
    comments: Nothing
    continue: Nothing
    contributors: Nothing
    contributorsLead: Nothing
    create: Nothing
    creating: Nothing
    description: Nothing
    descriptionHint: Nothing
    developerMode: Nothing
    domain: Nothing
    domainHint: Nothing
    domains: Nothing
    email: Nothing
    emptySites: Nothing
    favicon: Nothing
    faviconHint: Nothing
    general: Nothing
    hasNoSecondFactor: Nothing
    hasSecondFactor: Nothing
    images: Nothing
    importStart: Nothing
    importStartHint: Nothing
    index: Nothing
    invitation: Nothing
    invite: Nothing
    inviteByLink: Nothing
    inviteAgain: Nothing
    inviteLinkAgain: Nothing
    inviteLink: Nothing
    'inviteLink.title': { email: Value }
    'inviteLink.hint': { email: Value; until: Value }
    'inviteLink.hintAlone': { email: Value; until: Value }
    'inviteLink.noEmail': { email: Value }
    'inviteLink.link': Nothing
    'inviteLink.copied': Nothing
    'inviteLink.copy': Nothing
    'inviteLink.notCopied': Nothing
    confirmAddress: Nothing
    confirmAddressLead: { email: Value }
    inviteTitle: Nothing
    invited: { email: Value }
    invitedState: Nothing
    labsCircle: Nothing
    labsCircleLead: Nothing
    labsInternal: Nothing
    labsInternalLead: Nothing
    language: Nothing
    link: Nothing
    locale: Nothing
    logo: Nothing
    logoHint: Nothing
    mailHeld: { n: number }
    mailHeldLead: { day: number; hour: number }
    mailHeldShow: Nothing
    mailbox: Nothing
    mailboxLead: Nothing
    makePrimary: Nothing
    mySites: Nothing
    name: Nothing
    newSite: Nothing
    noAccess: Nothing
    notices: Nothing
    offer: Nothing
    offerAs: { by: Value; site: Value }
    offeredOwnership: Nothing
    older: Nothing
    open: Nothing
    openPlace: Nothing
    ownCode: Nothing
    ownCodeLead: Nothing
    owner: Nothing
    password: Nothing
    primary: Nothing
    remove: Nothing
    removePerson: { name: Value }
    removePersonLead: Nothing
    removeSite: Nothing
    removeSiteLead: Nothing
    removeSiteType: { name: Value }
    removed: Nothing
    requireSecondFactor: Nothing
    requireSecondFactorLead: Nothing
    restore: Nothing
    role: Nothing
    roles: Nothing
    rolesOf: { name: Value }
    sampleHint: Nothing
    save: Nothing
    saved: Nothing
    searchSites: Nothing
    secondFactor: Nothing
    secondFactorOwn: Nothing
    securityContact: Nothing
    securityContactField: Nothing
    securityContactHint: Nothing
    securityContactLead: Nothing
    service: Nothing
    settings: Nothing
    sharedImage: Nothing
    signIn: Nothing
    sites: Nothing
    social: Nothing
    socialAdd: Nothing
    socialImage: Nothing
    socialImageHint: Nothing
    socialLinks: Nothing
    subject: Nothing
    timeZone: Nothing
    timeZonesFailed: Nothing
    title: Nothing
    transfer: Nothing
    transferAction: Nothing
    transferLead: Nothing
    transferSend: Nothing
    transferTitle: { site: Value }
    transferTo: Nothing
    transferType: { name: Value }
    transferWhat: Nothing
    typekit: Nothing
    typekitHint: Nothing
    until: { date: Value }
    verified: Nothing
    viewSite: Nothing
    waiting: Nothing
    when: Nothing
    withdraw: Nothing
    yourName: Nothing
    escape: Nothing
    escapeHint: Nothing
    flags: Nothing
    flagsLead: Nothing
    flagNotInPlan: Nothing
    languages: Nothing
  }
  'sites.problems': {
    already_contributes: { email: Value }
    certificate_too_soon: Nothing
    changed_since: { where: Value }
    contributor_missing: Nothing
    default_language_unclear: Nothing
    domain_missing: Nothing
    domain_taken: { host: Value }
    domain_unfit: { host: Value }
    domain_unproven: { host: Value; record: Value }
    email_always_sent: { why: Value }
    email_link_unfit: Nothing
    email_missing: { kind: Value }
    email_names_unknown: { known: Value; name: Value }
    flag_unknown: { flag: Value }
    invitation_for_other: { email: Value }
    invitation_missing: Nothing
    labs_unknown: { key: Value }
    language_unknown: { code: Value }
    name_taken: { name: Value }
    name_unfit: { name: Value }
    not_enabled: Nothing
    not_found: Nothing
    own_second_factor_first: Nothing
    owned_already: Nothing
    owner_only: Nothing
    owner_stays: Nothing
    restore_too_late: Nothing
    second_factor_first: Nothing
    settings_unfit: { group: Value; where: Value }
    start_unknown: { name: Value }
    too_many_addressees: { limit: Value }
    too_many_contributors: { most: Value }
    too_many_domains: { most: Value }
    too_many_sites: { most: Value }
    translation_failed: Nothing
    translation_key_refused: Nothing
    translation_missing: Nothing
  }
  'sites.roles': {
    admin: Nothing
    'admin.hint': Nothing
    billing: Nothing
    campaignsEditor: Nothing
    commenter: Nothing
    'commenter.hint': Nothing
    editor: Nothing
    'editor.hint': Nothing
    moderator: Nothing
    'moderator.hint': Nothing
    none: Nothing
    reporting: Nothing
    'reporting.hint': Nothing
    scheduling: Nothing
    schedulingEditor: Nothing
    schedulingViewer: Nothing
    storeManager: Nothing
    'storeManager.hint': Nothing
    viewer: Nothing
    'viewer.hint': Nothing
    websiteManager: Nothing
    'websiteManager.hint': Nothing
  }
  'sites.translation': {
    disconnected: Nothing
    refused: Nothing
    silent: Nothing
    used: { most: number; used: number }
    waiting: Nothing
  }
  'storage.problems': {
    full: Nothing
    missing: { file: Value }
    nearly_full: { megabytes: Value }
    unreachable: { reason: Value }
  }
  'subscriptions.accountPart': {
    none: Nothing
    title: Nothing
  }
  'subscriptions.emails': {
    open: Nothing
    ownerCancelled: { name: Value; number: Value }
    'cancelled.subject': Nothing
    'cancelled.intro': Nothing
    'cancelled.outro': Nothing
    'cancelled.name': Nothing
    'cancelled.when': Nothing
    'cancelled.always': Nothing
    'notice.name': Nothing
    'notice.when': Nothing
    'notice.always': Nothing
    sample: Nothing
    stops: { day: Value }
  }
  'subscriptions.general': {
    standing: { n: number }
    'state.active': Nothing
    'state.cancelled': Nothing
    'state.ended': Nothing
    'state.past-due': Nothing
    'state.paused': Nothing
  }
  'subscriptions.owner': {
    all: Nothing
    amount: Nothing
    cancel: Nothing
    'cancel.ask': Nothing
    'cancel.keep': Nothing
    'cancel.lead': Nothing
    'cancel.sure': Nothing
    card: Nothing
    customer: Nothing
    'cycle.due': Nothing
    'cycle.failed': { n: Value }
    'cycle.paid': Nothing
    'cycle.skipped': Nothing
    empty: Nothing
    history: Nothing
    lead: Nothing
    next: Nothing
    noCard: Nothing
    none: Nothing
    orders: Nothing
    paid: Nothing
    pause: Nothing
    plan: Nothing
    resume: Nothing
    retry: Nothing
    search: Nothing
    show: Nothing
    skip: Nothing
    unskip: Nothing
    state: Nothing
    subscriptions: Nothing
    test: Nothing
    what: Nothing
    toProducts: Nothing
    export: Nothing
    stop: Nothing
    continue: Nothing
    stops: Nothing
  }
  'subscriptions.page': {
    acts: Nothing
    cancel: Nothing
    'cancel.ask': Nothing
    'cancel.keep': Nothing
    'cancel.sure': Nothing
    card: { last4: Value }
    'card.away': Nothing
    'card.cvc': Nothing
    'card.expiry': Nothing
    'card.keep': Nothing
    'card.number': Nothing
    'card.test': Nothing
    changeCard: Nothing
    'cycle.due': Nothing
    'cycle.failed': Nothing
    'cycle.paid': Nothing
    'cycle.skipped': Nothing
    'done.cancel': Nothing
    'done.changeCard': Nothing
    'done.pause': Nothing
    'done.resume': Nothing
    'done.skip': Nothing
    'done.unskip': Nothing
    history: Nothing
    next: { amount: Value; day: Value }
    noCard: Nothing
    none: Nothing
    'none.lead': Nothing
    older: Nothing
    order: { number: Value }
    orders: Nothing
    pause: Nothing
    resume: Nothing
    skip: Nothing
    unskip: Nothing
    title: Nothing
    stops: { day: Value }
    'cancel.then': { day: Value }
    'cancel.now': Nothing
    'cancel.nowLink': Nothing
    continue: Nothing
    'done.stop': Nothing
    'done.continue': Nothing
  }
  'subscriptions.problems': {
    not_found: Nothing
    not_now: Nothing
    still_running: Nothing
  }
  'subscriptions.renewals': {
    manage: Nothing
    next: { amount: Value; day: Value; renews: Value; title: Value }
    stop: Nothing
    stopHere: Nothing
  }
  'tax.classes': {
    none: Nothing
    'reduced-rate': Nothing
    standard: Nothing
    'zero-rate': Nothing
  }
  'tax.general': {
    included: { amount: Value; name: Value }
  }
  'tax.owner': {
    acrossEu: Nothing
    add: Nothing
    cities: Nothing
    citiesHint: Nothing
    class: Nothing
    classHint: Nothing
    compound: Nothing
    country: Nothing
    destination: Nothing
    editRate: Nothing
    emails: Nothing
    empty: Nothing
    eu: Nothing
    everywhere: Nothing
    exempt: Nothing
    exemptLead: Nothing
    home: Nothing
    import: Nothing
    lead: Nothing
    name: Nothing
    newClass: Nothing
    nl: Nothing
    onShipping: Nothing
    place: Nothing
    postal: Nothing
    postalHint: Nothing
    pricesInclude: Nothing
    priority: Nothing
    rate: Nothing
    rates: Nothing
    ratesLead: Nothing
    region: Nothing
    regionHint: Nothing
    remove: Nothing
    removeAbroad: Nothing
    removeText: Nothing
    removeTitle: { n: number }
    reverseCharge: Nothing
    row: { note: Value; row: Value }
    save: Nothing
    saved: Nothing
    settings: Nothing
    shippingClass: Nothing
    shippingMain: Nothing
    shippingProportional: Nothing
    shippingTax: Nothing
    shippingTaxClass: Nothing
    startWith: Nothing
    addedRates: { n: number }
    taken: { added: Value; changed: Value; refused: Value; same: Value }
    taxes: Nothing
    'unchecked.charge': Nothing
    'unchecked.remove': Nothing
    uncheckedHint: Nothing
    us: Nothing
    vatNumber: Nothing
    vatNumberHint: Nothing
    whileUnchecked: Nothing
    classesWithoutRate: { classes: Value }
    northernIreland: Nothing
    unratedClasses: { classes: Value }
    withoutRate: { countries: Value }
  }
  'tax.problems': {
    bad_vat_number: Nothing
    changed_since: Nothing
    not_rates: Nothing
    rate_missing: Nothing
    too_many_rates: { limit: Value }
  }
  'tax.reasons': {
    abroad: Nothing
    exempt: Nothing
    'export-goods': Nothing
    'export-services': Nothing
    'intra-eu-goods': Nothing
    'intra-eu-services': Nothing
  }
  'transfer.copy': {
    form: Nothing
    order: Nothing
    'readme.answers': { address: Value }
    'readme.filters': Nothing
    'readme.fixed': { address: Value }
    'readme.left': Nothing
    'readme.redirects': Nothing
    'readme.relative': Nothing
    'readme.what': { address: Value; title: Value }
    'readme.without': { n: Value }
  }
  'transfer.owner': {
    address: Nothing
    addressHint: Nothing
    addressWrong: Nothing
    answersAt: Nothing
    answersAtHint: Nothing
    asked: Nothing
    bring: Nothing
    bringIn: { name: Value }
    bringInText: Nothing
    bringInYes: Nothing
    bringLead: Nothing
    broughtIn: { files: number; rows: number }
    cancel: Nothing
    cancelOf: { name: Value }
    cancelled: Nothing
    done: Nothing
    download: Nothing
    downloadOf: { name: Value }
    export: Nothing
    exportFailed: { reason: Value }
    exportFor: Nothing
    exportSite: Nothing
    failed: { name: Value; reason: Value }
    file: Nothing
    files: Nothing
    filesLead: Nothing
    format: Nothing
    'format.markdown': Nothing
    'format.shopify': Nothing
    'format.squarespace': Nothing
    'format.woocommerce': Nothing
    'format.wordpress': Nothing
    'hint.products': Nothing
    'hint.texts': Nothing
    kept: { days: number }
    lead: Nothing
    look: Nothing
    made: Nothing
    makeFiles: Nothing
    none: Nothing
    others: Nothing
    othersLead: Nothing
    remove: Nothing
    removeOf: { name: Value }
    removed: Nothing
    running: { name: Value }
    size: Nothing
    state: Nothing
    stateFailed: Nothing
    stateRunning: Nothing
    uploading: { name: Value }
    waiting: Nothing
    whole: Nothing
    wholeLead: Nothing
  }
  'transfer.problems': {
    archive_bomb: Nothing
    broken: { entry: Value }
    broken_row: { line: Value; table: Value }
    cancelled: Nothing
    ends_worker: Nothing
    folder_not_empty: { folder: Value }
    foreign_file: { line: Value; table: Value }
    is_running: Nothing
    newer_format: Nothing
    not_an_archive: Nothing
    not_empty: Nothing
    not_found: Nothing
    not_running: Nothing
    nothing_public: Nothing
    nothing_to_export: Nothing
    stopped: Nothing
    too_large: { entry: Value }
    too_many_rows: { table: Value }
    unfit: { where: Value }
    unknown_table: { table: Value }
  }
  'ui.color': {
    addSwatch: Nothing
    alpha: Nothing
    blue: Nothing
    format: Nothing
    green: Nothing
    hue: Nothing
    lightness: Nothing
    map: Nothing
    red: Nothing
    removeSwatch: Nothing
    saturation: Nothing
    swatches: Nothing
    transparency: Nothing
  }
  'ui.forms': {
    address: Nothing
    email: Nothing
    invalid: Nothing
    keepEditing: Nothing
    least: { n: Value }
    leave: Nothing
    leaveText: Nothing
    leaveTitle: Nothing
    most: { n: Value }
    notAnOption: { val: Value }
    othersSaved: Nothing
    required: Nothing
    review: Nothing
    reviewEmpty: Nothing
    reviewOff: Nothing
    reviewOn: Nothing
    tooHigh: Nothing
    tooLong: { n: number }
    tooLow: Nothing
    tooMany: { n: Value }
    tooShort: { n: number }
    whole: Nothing
    wrong: { n: number }
  }
  'ui.general': {
    add: Nothing
    altText: Nothing
    altTextHint: Nothing
    asTable: Nothing
    back: Nothing
    cancel: Nothing
    chooseDate: Nothing
    chooseFile: Nothing
    chooseFiles: Nothing
    chooseImage: Nothing
    clear: Nothing
    close: Nothing
    colour: Nothing
    commands: Nothing
    commandsHint: Nothing
    decrease: Nothing
    dropFile: Nothing
    dropHere: Nothing
    email: Nothing
    expand: Nothing
    'failed.missing': Nothing
    'failed.network': Nothing
    'failed.noData': Nothing
    file: Nothing
    focalPoint: Nothing
    focalPointHint: Nothing
    focalPointValue: { x: Value; y: Value }
    image: Nothing
    increase: Nothing
    link: Nothing
    linkAnchor: Nothing
    linkPage: Nothing
    linkPlaceholder: Nothing
    linkTo: Nothing
    loading: Nothing
    moreFound: { count: Value; shown: Value }
    move: { name: Value }
    moveDown: Nothing
    moveUp: Nothing
    newWindow: Nothing
    noAccess: Nothing
    noAccessBack: Nothing
    noAccessTitle: Nothing
    noImage: Nothing
    noLink: Nothing
    noPicture: Nothing
    noResults: Nothing
    notAHost: { host: Value; other: Value }
    notALink: Nothing
    notAPage: { val: Value }
    notAnEmail: { email: Value }
    offline: Nothing
    order: Nothing
    partFailed: Nothing
    partGone: Nothing
    phone: Nothing
    remove: Nothing
    removeImage: Nothing
    removeToken: { name: Value }
    replace: Nothing
    retry: Nothing
    save: Nothing
    search: Nothing
    searching: Nothing
    showMore: Nothing
    step: { at: Value; count: Value }
    strange: Nothing
    toasts: Nothing
    undo: Nothing
    uploading: { name: Value }
    web: Nothing
    when: Nothing
  }
  'visits.general': {
    visitorsThisWeek: Nothing
  }
  'visits.owner': {
    clear: Nothing
    clearAll: Nothing
    clearOne: { message: Value }
    code: Nothing
    codeOwn: Nothing
    codeQuoin: Nothing
    errors: Nothing
    errorsEmpty: Nothing
    errorsLead: Nothing
    last: Nothing
    message: Nothing
    page: Nothing
    stack: Nothing
    times: Nothing
  }
  'visits.problems': {
    too_many: Nothing
    unreadable: { field: Value }
  }
  'visits.services': {
    title: Nothing
    lead: Nothing
    saved: Nothing
    connected: Nothing
    notConnected: Nothing
    comments: Nothing
    commentsLead: Nothing
    shortname: Nothing
    shortnameHint: Nothing
    follow: Nothing
    followLead: Nothing
    followSwitch: Nothing
    recording: Nothing
    recordingLead: Nothing
    recordingId: Nothing
    recordingIdHint: Nothing
    recordingShare: Nothing
    maps: Nothing
    mapsLead: Nothing
    mapsKey: Nothing
    mapsKeyHint: Nothing
  }
}
