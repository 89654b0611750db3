import { Locale } from '../core/locale.js';

const es = {
  brand: 'Hueco',
  home: {
    title: 'Trasteros, garajes y locales cerca de casa',
    heading: 'Espacio cerca, precio justo',
    lead: 'El trastero de siempre, reinventado entre vecinos. Garajes, cuartos y locales cerca de casa, con todo incluido.',
    from: (price: string) => `Desde ${price} al mes con todo incluido.`,
    cities: 'Ciudades',
    city: (name: string, count: string, price: string) => `${name}: ${count} espacios desde ${price} al mes`,
    featured: 'Espacios destacados',
    host: '¿Te sobra espacio? Publícalo gratis.',
  },
  search: {
    title: (name: string) => `Trasteros y espacios en ${name}`,
    titleTyped: (type: string, name: string) => `${type} en ${name}`,
    everywhere: 'España',
    heading: (count: string, name: string, isOne: boolean) => `${count} ${isOne ? 'espacio' : 'espacios'} en ${name}`,
    description: (count: string, name: string, price: string) =>
      `${count} espacios para guardar tus cosas en ${name}, desde ${price} al mes con todo incluido. Precio, medidas y acceso de cada uno.`,
    nothing: (name: string) => `Todavía no hay espacios en ${name}.`,
    crumb: 'Espacios',
  },
  city: {
    title: (count: string, name: string, price: string) => `${count} espacios en ${name} desde ${price}/mes`,
    heading: (count: string, name: string, price: string) => `${count} espacios en ${name} desde ${price}`,
    description: (name: string, low: string, high: string) =>
      `Trasteros, garajes y más espacios de vecinos en ${name}. La mitad cuesta entre ${low} y ${high} al mes, todo incluido. Precio y distrito de cada uno.`,
    districts: 'Distritos',
    district: (count: string, price: string, isOne: boolean) =>
      `${count} ${isOne ? 'espacio' : 'espacios'}, mediana ${price} al mes`,
    featured: (name: string) => `Destacados en ${name}`,
    questions: (name: string) => `Preguntas de ${name}`,
    soonTitle: (name: string) => `Hueco llega pronto a ${name}`,
    soonText: (name: string) =>
      `Abrimos la página de ${name} cuando haya diez espacios donde elegir. Apúntate y te avisamos.`,
  },
  space: {
    title: (title: string, area: string, price: string) => `${title}, ${area}, ${price}/mes`,
    untitled: 'Espacio sin título',
    where: (type: string, place: string) => `${type} en ${place}`,
    price: (price: string) => `${price} al mes, todo incluido`,
    size: (area: string) => `Superficie: ${area}`,
    host: (name: string) => `Lo alquila ${name}`,
    rating: (average: string, count: string, isOne: boolean) =>
      `${average} de 5 en ${count} ${isOne ? 'reseña' : 'reseñas'} de quienes lo han alquilado`,
    review: (name: string, stars: string) => `${name}: ${stars} de 5`,
    formerUser: 'Antiguo usuario',
    similar: 'Espacios parecidos',
    goneTitle: 'Este espacio ya no está',
    goneText: 'Ya no se alquila, al menos por ahora. Cerca hay otros parecidos.',
    goneSimilar: 'Parecidos y cerca',
    goneSearch: 'Buscar espacios',
  },
  types: {
    GARAGE: 'Garaje',
    ROOM: 'Habitación',
    STORAGE: 'Trastero',
    SHOP: 'Local',
    WAREHOUSE: 'Nave',
    OTHER: 'Otro espacio',
  },
  kinds: {
    GARAGE: 'Garajes',
    ROOM: 'Habitaciones',
    STORAGE: 'Trasteros',
    SHOP: 'Locales',
    WAREHOUSE: 'Naves',
    OTHER: 'Otros espacios',
  },
  help: {
    title: 'Centro de ayuda',
    description: 'Cómo buscar, reservar, pagar y alquilar un espacio en Hueco, explicado paso a paso.',
  },
  blog: { title: 'Blog', description: 'Guías para guardar bien, mudarse sin prisas y alquilar lo que te sobra.' },
  contact: { title: 'Contacto', description: 'Escríbenos y te contestamos por correo, en español o en inglés.' },
  profile: {
    title: (name: string) => `Perfil de ${name}`,
    description: (name: string) => `${name} en Hueco.`,
    goneTitle: 'Este perfil no existe',
    goneText: 'Puede que la persona haya cerrado su cuenta o que el enlace no sea correcto.',
  },
  sharedList: {
    first: (owner: string) => `Favoritos de ${owner}`,
    by: (owner: string, count: string, isOne: boolean) =>
      `Lista de ${owner} en Hueco: ${count} ${isOne ? 'espacio' : 'espacios'}.`,
    goneTitle: 'Este enlace ya no sirve',
    goneText: 'Quien compartió la lista ha retirado el enlace, o la dirección no está completa.',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'Esta página no existe o ha cambiado de sitio.',
    action: 'Volver al inicio',
  },
  unavailable: {
    title: 'Volvemos enseguida',
    text: 'Hueco no está disponible en este momento. La página se vuelve a cargar sola en unos segundos.',
    again: 'Intentarlo ahora',
  },
  noScript: 'Hueco necesita JavaScript para buscar y reservar.',
};

/** The words of the pages' heads and snapshots in one language. */
export type Words = typeof es;

const en: Words = {
  brand: 'Hueco',
  home: {
    title: 'Storage rooms, garages and shops close to home',
    heading: 'Space nearby, fair price',
    lead: 'The storage room you know, reinvented among neighbours. Garages, rooms and shops close to home, all included.',
    from: (price) => `From ${price} a month, all included.`,
    cities: 'Cities',
    city: (name, count, price) => `${name}: ${count} spaces from ${price} a month`,
    featured: 'Featured spaces',
    host: 'Room to spare? List it for free.',
  },
  search: {
    title: (name) => `Storage rooms and spaces in ${name}`,
    titleTyped: (type, name) => `${type} in ${name}`,
    everywhere: 'Spain',
    heading: (count, name, isOne) => `${count} ${isOne ? 'space' : 'spaces'} in ${name}`,
    description: (count, name, price) =>
      `${count} spaces for your things in ${name}, from ${price} a month, all included. Price, size and access of each one.`,
    nothing: (name) => `No spaces in ${name} yet.`,
    crumb: 'Spaces',
  },
  city: {
    title: (count, name, price) => `${count} spaces in ${name} from ${price}/month`,
    heading: (count, name, price) => `${count} spaces in ${name} from ${price}`,
    description: (name, low, high) =>
      `Storage rooms, garages and more spaces of neighbours in ${name}. Half cost between ${low} and ${high} a month, all included. Price and district of each one.`,
    districts: 'Districts',
    district: (count, price, isOne) => `${count} ${isOne ? 'space' : 'spaces'}, median ${price} a month`,
    featured: (name) => `Featured in ${name}`,
    questions: (name) => `Questions about ${name}`,
    soonTitle: (name) => `Hueco is coming to ${name}`,
    soonText: (name) =>
      `We open the page of ${name} once there are ten spaces to choose from. Join the list and we tell you.`,
  },
  space: {
    title: (title, area, price) => `${title}, ${area}, ${price}/month`,
    untitled: 'Untitled space',
    where: (type, place) => `${type} in ${place}`,
    price: (price) => `${price} a month, all included`,
    size: (area) => `Floor area: ${area}`,
    host: (name) => `Rented out by ${name}`,
    rating: (average, count, isOne) =>
      `${average} of 5 in ${count} ${isOne ? 'review' : 'reviews'} by people who rented it`,
    review: (name, stars) => `${name}: ${stars} of 5`,
    formerUser: 'Former user',
    similar: 'Similar spaces',
    goneTitle: 'This space is no longer here',
    goneText: 'It is not rented out any more, at least for now. There are others like it nearby.',
    goneSimilar: 'Similar and nearby',
    goneSearch: 'Search spaces',
  },
  types: {
    GARAGE: 'Garage',
    ROOM: 'Room',
    STORAGE: 'Storage room',
    SHOP: 'Shop',
    WAREHOUSE: 'Warehouse',
    OTHER: 'Other space',
  },
  kinds: {
    GARAGE: 'Garages',
    ROOM: 'Rooms',
    STORAGE: 'Storage rooms',
    SHOP: 'Shops',
    WAREHOUSE: 'Warehouses',
    OTHER: 'Other spaces',
  },
  help: {
    title: 'Help centre',
    description: 'How to find, book, pay for and rent out a space on Hueco, step by step.',
  },
  blog: {
    title: 'Blog',
    description: 'Guides to storing well, moving without haste and renting out what you do not need.',
  },
  contact: { title: 'Contact', description: 'Write to us and we answer by e-mail, in Spanish or English.' },
  profile: {
    title: (name) => `${name}’s profile`,
    description: (name) => `${name} on Hueco.`,
    goneTitle: 'This profile does not exist',
    goneText: 'The person may have closed the account, or the link is not right.',
  },
  sharedList: {
    first: (owner) => `${owner}’s favorites`,
    by: (owner, count, isOne) => `${owner}’s list on Hueco: ${count} ${isOne ? 'space' : 'spaces'}.`,
    goneTitle: 'This link no longer works',
    goneText: 'Whoever shared the list has taken the link back, or the address is not complete.',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'This page does not exist or has moved.',
    action: 'Back to the start',
  },
  unavailable: {
    title: 'Back in a moment',
    text: 'Hueco is not available right now. This page loads again by itself in a few seconds.',
    again: 'Try now',
  },
  noScript: 'Hueco needs JavaScript to search and book.',
};

/** The words of both languages. */
export const WORDS: Readonly<Record<Locale, Words>> = { [Locale.ES]: es, [Locale.EN]: en };
