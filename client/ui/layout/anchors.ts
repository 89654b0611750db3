/** The home section that "How it works" links to (NAV-2). */
export const HOW_IT_WORKS_ID = 'como-funciona';

/** Target of the skip link. */
export const MAIN_ID = 'contenido';

/** The header of the site; hidden on phones by pages with their own buttons there. */
export const HEADER_ID = 'cabecera';

/** In the search's URL: opens the form that converts things into square metres. */
export const FIT_HASH = '#cabe';
