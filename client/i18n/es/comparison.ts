/** What the price claim rests on. */
export const messages = {
  title: 'Cómo comparamos los precios',
  lead: 'Qué cuesta un trastero en Hueco y qué cuesta de media alquilar uno en la misma ciudad, según la prensa. Con la fuente, la fecha y el método.',
  claim:
    'Con los precios de hoy podemos decir «hasta un {{percent}} más barato»: en la mejor ciudad, uno de cada diez trasteros ahorra eso o más.',
  none: 'Con los precios de hoy no podemos decir que seamos más baratos, así que no lo decimos.',
  cities: 'Precios por ciudad',
  bars: {
    city: 'Precio medio de la ciudad, según {{source}}',
    median: 'Hueco, el trastero mediano',
    tenth: 'Hueco, uno de cada diez cuesta esto o menos',
  },
  perM2: '{{price}}/m² al mes',
  saving_one:
    'El trastero mediano cuesta un {{median}} menos y uno de cada diez, al menos un {{tenth}} menos. Muestra: {{count}} trastero.',
  saving_other:
    'El trastero mediano cuesta un {{median}} menos y uno de cada diez, al menos un {{tenth}} menos. Muestra: {{count}} trasteros.',
  savingOfTenth_one:
    'El trastero mediano no cuesta menos que la media de la ciudad; uno de cada diez, al menos un {{tenth}} menos. Muestra: {{count}} trastero.',
  savingOfTenth_other:
    'El trastero mediano no cuesta menos que la media de la ciudad; uno de cada diez, al menos un {{tenth}} menos. Muestra: {{count}} trasteros.',
  noSaving_one: 'El trastero mediano no cuesta menos que la media de la ciudad. Muestra: {{count}} trastero.',
  noSaving_other: 'El trastero mediano no cuesta menos que la media de la ciudad. Muestra: {{count}} trasteros.',
  ours: {
    title: 'Nuestros precios',
    text: 'Todos los trasteros publicados en Hueco hoy, {{day}}, en cada ciudad, con lo que paga el inquilino: alquiler, gastos de gestión e impuestos. Los recalculamos a menudo: lo que ves puede tener unos minutos y, como mucho, algo más de una hora. En esta demostración los anuncios son de ejemplo.',
  },
  theirs: {
    title: 'Los precios de la ciudad',
    text: 'No los hemos medido nosotros. Son los precios medios del alquiler de trasteros, por metro cuadrado, que publicó {{source}} el {{day}}:',
  },
  method: {
    title: 'El método',
    text: 'Dividimos el precio de cada trastero entre sus metros y ordenamos los de cada ciudad. Con el precio medio de la ciudad comparamos el del medio y el que deja por debajo a uno de cada diez. Solo entran ciudades con al menos diez trasteros en Hueco y un precio en la fuente. El porcentaje se redondea hacia abajo y nunca decimos más de un 60\u00a0%.',
  },
  limits: {
    title: 'Lo que esta comparación no dice',
    text: 'El artículo no cuenta de qué empresas ni de qué tamaños es su media, ni si lleva IVA. Entendemos que son precios al mes, que es como se alquilan. Y por metro, los espacios pequeños suelen costar más. Un centro de trasteros puede ofrecer cosas que un particular no: personal, carros, cámaras. Compara siempre el precio final del espacio que quieres.',
  },
  search: 'Ver los espacios y sus precios',
};
