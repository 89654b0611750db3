/** What search engines and link previews are told; browsers never fetch it. */
export const messages = {
  brand: 'Hueco',
  noScript: 'Hueco necesita JavaScript para buscar y reservar.',
  unavailable: {
    title: 'Volvemos enseguida',
    text: 'Hueco no está disponible en este momento. La página se vuelve a cargar sola en unos segundos.',
    retry: 'Intentarlo ahora',
  },
  home: { title: 'Trasteros, garajes y locales cerca de casa' },
  search: {
    title: 'Trasteros y espacios en {{place}}',
    titleOfType: '{{type}} en {{place}}',
    everywhere: 'España',
    description_one:
      '{{n}} espacio para guardar tus cosas en {{place}}, desde {{price}} al mes con todo incluido. Precio, medidas y acceso de cada uno.',
    description_other:
      '{{n}} espacios para guardar tus cosas en {{place}}, desde {{price}} al mes con todo incluido. Precio, medidas y acceso de cada uno.',
    nothing: 'Todavía no hay espacios en {{place}}.',
    crumb: 'Espacios',
  },
  city: {
    description:
      'Trasteros, garajes y más espacios de vecinos en {{city}}. La mitad cuesta entre {{low}} y {{high}} al mes, todo incluido. Precio y distrito de cada uno.',
  },
  space: { price: '{{price}} al mes, todo incluido' },
  help: { description: 'Cómo buscar, reservar, pagar y alquilar un espacio en Hueco, explicado paso a paso.' },
  profile: { description: '{{name}} en Hueco.' },
  sharedList: {
    description_one: 'Lista de {{owner}} en Hueco: {{n}} espacio.',
    description_other: 'Lista de {{owner}} en Hueco: {{n}} espacios.',
  },
};
