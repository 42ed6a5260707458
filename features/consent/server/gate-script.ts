import { type CookieSettings, trackingCookies } from '../contract/index.ts'

/**
 * Runs right behind the banner while the page is parsed: removes the banner after a choice, and keeps blocked code back
 * or releases it. Released code runs in sequence, as in a parsed page; the signals of consent mode (version 2) precede
 * it. The server stores the choice first and sets its cookie with the response. Released code waits for that response,
 * because the server would otherwise drop its reports; so does a page that must reload, or it would ask again. Written
 * compactly, because every page with a banner contains it.
 */
export function gateScript(settings: CookieSettings): string {
  const waits = settings.isRestrictiveCookiePolicyEnabled
  return `(function(d,w,r,u){${body}})(document,window,${Number(waits)},${cleared(settings)})`
}

/**
 * Returns the names of cookies that are deleted without consent (C4.07). An absolute policy knows the product's
 * necessary ones by name, and deletes all others.
 */
function cleared(settings: CookieSettings): string {
  if (!settings.isRestrictiveCookiePolicyEnabled) return '/^$/'
  if (!settings.isRestrictiveCookiePolicyAbsolute) return `/^(${trackingCookies.join('|')})$/`
  return '/^(?!__Host-|crumb$|ss_(cookieAllowed|lastid|override|expandedFrame|disableUserScripts)$)/'
}

const body = [
  'var b=d.currentScript.previousElementSibling,g=navigator.globalPrivacyControl,q=Promise.resolve(),l=w.dataLayer=w.dataLayer||[],',
  'm=/(?:^|; )ss_cookieAllowed=(t?)/.exec(d.cookie),y=m?m[1]:!r&&!g,',
  'k=(a,v)=>t("consent",a,{ad_storage:v,ad_user_data:v,ad_personalization:v,analytics_storage:v}),',
  'o=p=>q=q.then(async()=>{p.querySelectorAll(".consent-wait").forEach(x=>x.remove());',
  'for(let e of p.querySelectorAll("[data-later]")){let c=d.createRange().createContextualFragment(e.dataset.later),',
  'a=[...c.querySelectorAll("script[src]:not([async])")].map(x=>new Promise(z=>{x.onload=x.onerror=z;setTimeout(z,5e3)}));',
  'e.replaceWith(c);await Promise.all(a)}}),',
  'c=()=>{try{localStorage.removeItem("ss_analyticsId")}catch{}d.cookie.split("; ").map(x=>{x=x.split("=")[0];if(u.test(x))for(let h=location.hostname,e="";;h=h.replace(/^[^.]*./,"")){',
  'd.cookie=x+"=;path=/;max-age=0"+e;if(!h)break;e=";domain="+h}})},',
  'n=()=>y?(k("update","granted"),o(d),d.addEventListener("DOMContentLoaded",()=>o(d))):c();',
  'function t(){l.push(arguments)}',
  'k("default","denied");n();m?b.remove():b.onsubmit=e=>{e.preventDefault();let v=e.submitter.value,s=y,a=',
  'fetch("/api/crumb").then(()=>fetch(b.action,{method:"POST",keepalive:true,headers:{crumb:/crumb=([^;]*)/.exec(d.cookie)[1]},',
  'body:new URLSearchParams({choice:v,path:location.pathname,signal:+!!g})}));',
  'b.remove();d.getElementById("page").focus({preventScroll:true});y=v=="true";',
  'a.finally(s?()=>y||location.reload():n)};',
  'd.addEventListener("click",e=>{let x=e.target.closest("[data-once]");x&&o(x.closest("[data-wait]"))})',
].join('')
