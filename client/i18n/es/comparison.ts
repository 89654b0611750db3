/** What the price claim rests on. */
export const messages = {
  title: 'Cómo comparamos los precios',
  lead: 'Qué cuesta un trastero en Hueco y qué cuesta, de media, en un centro de autoalmacenaje de la misma ciudad. Con la fuente, la fecha y el método.',
  claim:
    'Con los precios de hoy podemos decir «hasta un {{percent}} más barato»: en la mejor ciudad, uno de cada diez trasteros ahorra eso o más.',
  none: 'Con los precios de hoy no podemos decir que seamos más baratos, así que no lo decimos.',
  cities: 'Precios por ciudad',
  bars: {
    centre: 'Centros de autoalmacenaje, media',
    median: 'Hueco, el trastero mediano',
    tenth: 'Hueco, uno de cada diez cuesta esto o menos',
  },
  perM2: '{{price}}/m² al mes',
  saving_one:
    'El trastero mediano cuesta un {{median}} menos y uno de cada diez, al menos un {{tenth}} menos. Muestra: {{count}} trastero.',
  saving_other:
    'El trastero mediano cuesta un {{median}} menos y uno de cada diez, al menos un {{tenth}} menos. Muestra: {{count}} trasteros.',
  ours: {
    title: 'Nuestros precios',
    text: 'Todos los trasteros publicados en Hueco hoy, {{day}}, en cada ciudad, con lo que paga quien alquila: alquiler, gastos de gestión e IVA. Se calculan cada vez que alguien abre esta página. En esta demostración los anuncios son de ejemplo.',
  },
  theirs: {
    title: 'Los precios de los centros',
    text: 'No los hemos medido nosotros. Son la media por metro cuadrado que publicó {{source}} el {{day}}, y la damos por supuesta:',
  },
  method: {
    title: 'El método',
    text: 'Dividimos el precio de cada trastero entre sus metros y ordenamos los de cada ciudad. Comparamos con la media de los centros el del medio y el que deja por debajo a uno de cada diez. Solo entran ciudades con al menos diez trasteros en Hueco y un precio en la fuente. El porcentaje se redondea hacia abajo y nunca decimos más de un 60 %.',
  },
  limits: {
    title: 'Lo que esta comparación no dice',
    text: 'La fuente no aclara de qué tamaños es su media ni si lleva IVA, y por metro los espacios pequeños suelen costar más. Un centro puede ofrecer cosas que un particular no: personal, carros, cámaras. Compara siempre el precio final del espacio que quieres.',
  },
  search: 'Ver los espacios y sus precios',
};
