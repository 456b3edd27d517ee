/** Colours of apps/web/src/styles/tokens.css, which a test holds these to: the pages are not part of the built app. */
const DARK =
  'color-scheme:dark;--ground:oklch(0.178 0.006 60);--panel:oklch(0.213 0.007 60);--field:oklch(0.155 0.006 60);--control:oklch(0.25 0.008 62);' +
  '--edge:oklch(0.305 0.009 62);--edge-strong:oklch(0.46 0.012 64);' +
  '--ink:oklch(0.945 0.009 80);--ink-soft:oklch(0.76 0.013 75);--lamp:oklch(0.82 0.142 74);' +
  '--lamp-bright:oklch(0.86 0.13 78);--lamp-ink:oklch(0.24 0.045 62);--spill:oklch(0.78 0.12 70 / 0.22);' +
  '--focus:oklch(0.945 0.009 80);--poor:oklch(0.74 0.15 26);--poor-wash:oklch(0.28 0.05 26)';
const LIGHT =
  'color-scheme:light;--ground:oklch(0.968 0.003 80);--panel:oklch(0.995 0.003 80);--field:oklch(1 0 0);--control:oklch(1 0 0);' +
  '--edge:oklch(0.87 0.008 78);--edge-strong:oklch(0.62 0.014 70);' +
  '--ink:oklch(0.235 0.012 60);--ink-soft:oklch(0.43 0.014 62);--lamp:oklch(0.8 0.15 72);' +
  '--lamp-bright:oklch(0.84 0.145 76);--lamp-ink:oklch(0.24 0.05 60);--spill:oklch(0.7 0.1 65 / 0.3);' +
  '--focus:oklch(0.235 0.012 60);--poor:oklch(0.52 0.18 27);--poor-wash:oklch(0.945 0.03 25)';

/**
 * The pages' style sheet: the light and shape of the product's screens. Without a choice it follows the system.
 * @param fontUrl the product's typeface, null where the built app is not there to bring it
 */
export function plainPageStyle(fontUrl: string | null): string {
  const font =
    fontUrl === null
      ? ''
      : `@font-face{font-family:Geist;font-weight:100 900;font-display:swap;src:url("${fontUrl}") format("woff2")}`;
  return `${font}
:root{${DARK}}
@media (prefers-color-scheme:light){:root:not([data-theme]){${LIGHT}}}
:root[data-theme=light]{${LIGHT}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template-rows:auto 1fr;background:radial-gradient(60rem 30rem at 50% -12rem in oklab,var(--spill),transparent 90%) no-repeat var(--ground);color:var(--ink);font:.9375rem/1.55 Geist,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-font-smoothing:antialiased;padding-bottom:max(24px,env(safe-area-inset-bottom));--beside:max(clamp(1rem,3vw,2rem),env(safe-area-inset-left),env(safe-area-inset-right))}
header{display:flex;align-items:center;width:100%;max-width:clamp(75rem,83vw,100rem);min-height:3.5rem;margin:0 auto;padding:0 var(--beside)}
.brand{display:inline-flex;align-items:center;gap:10px;min-height:2.75rem;margin:0 -8px;padding:0 8px;font-weight:600;font-size:1.0625rem;letter-spacing:-.025em;color:var(--ink);text-decoration:none;border-radius:8px}
.brand svg{flex-shrink:0;width:1.75rem;height:1.75rem}
main{width:100%;max-width:calc(416px + 2*var(--beside));margin:auto;padding:0 var(--beside) 60px}
.door{width:100%}
.tabs{display:grid;grid-template-columns:1fr 1fr;gap:4px;padding:4px;border-radius:10px;background:var(--ground);box-shadow:inset 0 0 0 1px var(--edge)}
.tabs>*{min-height:44px;padding:0 8px;border-radius:7px;background:none;color:var(--ink-soft);font-weight:500;text-align:center;place-content:center}
.tabs>span{display:grid;background:var(--control);color:var(--ink);box-shadow:0 0 0 1px var(--edge)}
.tabs>button:hover{color:var(--ink)}
.example{display:none}
@media (min-width:64rem){
main.beside-reel{display:grid;grid-template-columns:1fr 1fr;align-items:center;gap:64px;max-width:clamp(75rem,83vw,100rem)}
.beside-reel .door{max-width:416px}
.example{display:block;position:relative;width:fit-content;margin:0 auto}
.example video{height:min(40rem,calc(100dvh - 12rem))}
.example button{position:absolute;right:8px;bottom:8px;min-height:44px;padding:0 14px;border-radius:8px;background:oklch(0.1 0.005 60/0.65);color:#fff;font-weight:500}
}
h1{margin:0 0 8px;font-size:2rem;overflow-wrap:anywhere;text-wrap:balance;line-height:1.15;letter-spacing:-.02em;font-weight:600}
h1+.panel{margin-top:24px}
p{margin:0 0 24px;color:var(--ink-soft);font-size:1.0625rem}
.panel{display:grid;gap:20px;padding:24px;border-radius:10px;background:var(--panel);box-shadow:inset 0 0 0 1px var(--edge)}
label{display:grid;gap:8px;font-weight:500}
.reveal{position:relative}
.reveal button{position:absolute;right:2px;bottom:2px;min-height:44px;padding:0 14px;border-radius:7px;background:none;color:var(--ink-soft);font-weight:500}
.reveal button:hover{color:var(--ink)}
.reveal input{padding-right:76px}
.reveal+small{display:block;margin-top:8px}
form+small{display:block;margin-top:16px}
input{width:100%;min-height:48px;padding:0 14px;border:1px solid var(--edge-strong);border-radius:8px;background:var(--field);color:var(--ink);font:inherit;font-size:max(1rem,16px)}
.actions{display:grid;gap:8px;margin-top:4px}
button,.first,.second{min-height:48px;border:0;border-radius:10px;font:inherit;font-weight:600;cursor:pointer;transition:background-color .14s}
a.first,a.second{display:grid;place-items:center;text-decoration:none}
.or{display:flex;align-items:center;gap:12px;margin:20px 0;color:var(--ink-soft);font-size:.9375rem}
.or::before,.or::after{content:"";flex:1;height:1px;background:var(--edge)}
.first{background:var(--lamp);color:var(--lamp-ink)}
.first:hover{background:var(--lamp-bright)}
.second{background:var(--control);color:var(--ink);font-weight:500;box-shadow:inset 0 0 0 1px var(--edge)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.error{margin:0;padding:12px 14px;border-radius:8px;background:var(--poor-wash);color:var(--ink);font-size:.9375rem;box-shadow:inset 3px 0 0 var(--poor)}
video{display:block;aspect-ratio:9/16;height:max(240px,calc(100dvh - 330px));max-width:100%;margin:0 auto;border-radius:12px;background:#000;box-shadow:0 0 0 1px var(--edge),0 24px 80px -24px var(--spill)}
.watch{text-align:center}
.watch h1{font-size:1.5rem;margin-bottom:20px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.watch .first{margin:20px auto 0;max-width:320px}
.watch p{margin:12px 0 0;font-size:.9375rem;text-wrap:balance}
[hidden]{display:none!important}
.spoken,button.spoken{position:absolute;width:1px;height:1px;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
small{color:var(--ink-soft);font-weight:400;font-size:.8125rem}
code{font-size:inherit}
`;
}
