/** The site's light colours; mail programs without style sheets show these. */
export const COLORS = {
  brand: '#b4471f',
  onBrand: '#ffffff',
  page: '#faf8f5',
  panel: '#ffffff',
  text: '#211d1a',
  muted: '#62584e',
  line: '#e6dfd5',
} as const;

const DARK = {
  brand: '#df7d57',
  onBrand: '#141210',
  page: '#171412',
  panel: '#211d1a',
  text: '#f3efe9',
  muted: '#c9beb0',
  line: '#3a332d',
} as const satisfies Record<keyof typeof COLORS, string>;

/** What inline styles cannot express: dark colours by class, and smaller padding on phones. */
export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${DARK.page}!important}
.panel{background:${DARK.panel}!important;border-color:${DARK.line}!important}
.text{color:${DARK.text}!important}
.muted{color:${DARK.muted}!important}
.brand{color:${DARK.brand}!important}
.line{border-color:${DARK.line}!important}
.button{background:${DARK.brand}!important}
.button a{color:${DARK.onBrand}!important}
}
@media (max-width:480px){
.frame{padding:20px 12px!important}
.panel{padding:24px 20px!important}
}`;
