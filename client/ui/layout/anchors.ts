/** The home section that "How it works" leads to (NAV-2). */
export const HOW_IT_WORKS_ID = 'como-funciona';

/** Where the skip link leads. */
export const MAIN_ID = 'contenido';

/** The header of the site; a page whose own buttons stand there on the phone hides it. */
export const HEADER_ID = 'cabecera';

/** On the search's address: opens what counts things into square metres. */
export const FIT_HASH = '#cabe';
