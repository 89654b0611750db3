/** Reviews by the demo's renters, by stars: a sentence about the stay, and optional further ones. */
export const RENTER_WORDS: Readonly<Record<2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    'Tal cual lo describe el anuncio: limpio, seco y sin sorpresas.',
    'Todo perfecto de principio a fin. Repetiría sin pensarlo.',
    'Lo usamos mientras reformábamos el piso y nos salvó la vida.',
    'Guardé todo mi salón durante unos meses y lo recogí exactamente como lo dejé.',
    'Muy buena experiencia. El trato, cercano y formal.',
    'Buscaba algo cerca de casa y a un precio razonable, y es justo lo que encontré.',
    'Un acierto. Mucho mejor que los guardamuebles que había mirado.',
    'Espacio amplio, bien iluminado y con buena puerta: entró hasta el sofá de tres plazas.',
    'Me cambié de ciudad por trabajo y pude dejar mis cosas con total tranquilidad.',
    'Fácil, rápido y sin papeleos. Así da gusto.',
    'Lo alquilé para el archivo del despacho y no he tenido ni un problema.',
    'Las fotos son fieles y las medidas también, que es lo que más me preocupaba.',
    'Llevaba las cosas en dos viajes y me ayudaron a descargar. Un detallazo.',
    'Todo muy bien.',
    'Sitio tranquilo y cuidado. Se nota que hay alguien pendiente.',
    'Guardé la moto todo el invierno y arrancó a la primera.',
  ],
  4: [
    'Muy bien en general, aunque la cerradura cuesta un poco al principio.',
    'Buen espacio y buen trato. Aparcar cerca a ciertas horas es difícil.',
    'Cumple de sobra. Le falta algo más de luz al fondo.',
    'Cómodo y cerca del metro. El ascensor es pequeño para muebles grandes.',
    'Contento con el alquiler. Había algo de polvo al llegar, pero se barre en cinco minutos.',
    'Buena relación entre lo que pagas y lo que te dan. Algo ruidoso por la calle.',
    'Tal como en las fotos. El horario me habría gustado más amplio.',
    'Bien situado y seguro. La rampa tiene su inclinación: con carro, mejor entre dos.',
    'Me ha servido mucho estos meses. Solo pongo un pero: el timbre no siempre se oye.',
    'Correcto y limpio. Tardaron un par de días en darme la segunda llave.',
    'El espacio es justo el que se anuncia. La puerta es algo estrecha para un armario entero.',
  ],
  3: [
    'Cumple, sin más. Es más oscuro de lo que parece en las fotos.',
    'El sitio está bien, pero para entrar hay que avisar con tiempo y eso complica las cosas.',
    'Había bastante polvo y tuve que limpiar antes de guardar nada. Después, bien.',
    'Se llega con dificultad si vas cargado: hay escalones que no esperaba.',
    'Precio correcto para la zona. En días de lluvia se nota algo de humedad cerca de la puerta.',
    'Me vino bien por la ubicación, pero esperaba respuestas más rápidas.',
    'Útil para unas cajas. Para muebles se queda corto por la altura.',
  ],
  2: [
    'Las cosas salieron bien, pero la entrega de llaves se retrasó dos veces y perdí una mañana de mudanza.',
    'Encontré más humedad de la que se decía. Tuve que poner palés y plásticos.',
  ],
};

/** Further sentences that fit any stars. */
export const RENTER_DETAILS: readonly string[] = [
  'Se aparca bien para descargar.',
  'El acceso es sencillo y las instrucciones están muy claras.',
  'La zona es tranquila, también de noche.',
  'Entraba los fines de semana y nunca tuve que esperar.',
  'Cabían unas cuarenta cajas, dos bicicletas y aún sobraba sitio para pasar.',
  'La comunidad es amable y nadie puso pegas con la furgoneta.',
  'Consejo: lleva tu propio candado y una linterna.',
  'La persiana va suave y cierra bien.',
  'No huele a cerrado, que para la ropa es importante.',
  'A cinco minutos andando de casa, no se puede pedir más.',
  'La salida fue igual de fácil: una foto, las llaves y listo.',
  'Pagué siempre lo que ponía, ni un euro más.',
];

/** Further sentences about the host, for satisfied renters. */
export const HOST_PRAISE: readonly string[] = [
  'Contesta enseguida.',
  'Siempre pendiente de si necesitábamos algo.',
  'Nos esperó a la llegada y lo explicó todo con paciencia.',
  'Muy flexible con el día de salida.',
  'Responde a todo y con buen humor.',
];

export const RENTER_WORDS_EN: readonly string[] = [
  'Exactly as described: clean, dry and easy to get into. The host was very helpful with my Spanish.',
  'I kept my things here between two flats. No surprises, and the price was the price.',
  'Great little place, ten minutes from the station. I would rent it again.',
];

/** Private comments for the other side. */
export const PRIVATE_NOTES: readonly string[] = [
  '',
  '',
  '',
  'Si pones otra bombilla al fondo, queda perfecto.',
  'Gracias por esperarnos el primer día.',
  'El candado pide un poco de aceite.',
];

/** Reviews by hosts about renters, by stars. */
export const HOST_WORDS: Readonly<Record<3 | 4 | 5, readonly string[]>> = {
  5: [
    'Todo perfecto: puntual, amable y dejó el espacio como estaba.',
    'Muy buena comunicación desde el primer día. Repetiríamos sin dudarlo.',
    'Cuidó el sitio como si fuera suyo. Ojalá todos los alquileres fueran así.',
    'Avisó siempre antes de venir y respetó los horarios de la comunidad.',
    'Trato fácil y pagos al día. Recomendable para cualquier anfitrión.',
    'Entrada y salida sin una sola complicación.',
    'Persona seria y muy correcta con los vecinos.',
  ],
  4: [
    'Todo bien. Tardó un día en devolver las llaves, pero avisó.',
    'Buen trato. Quedaron algunos cartones que recogió al pedírselo.',
    'Sin problemas; a veces costaba coincidir para las visitas.',
  ],
  3: [
    'El espacio quedó bien, pero varias visitas fueron sin avisar a la hora acordada.',
    'Al final todo en orden, aunque hubo que recordarle el horario de descarga.',
  ],
};

/** Hosts' replies to satisfied renters. */
export const THANKS: readonly string[] = [
  'Muchas gracias por tus palabras. Aquí tienes tu sitio cuando lo necesites.',
  'Un placer. ¡Suerte con la casa nueva!',
  'Gracias a ti por cuidarlo todo tanto.',
  'Me alegro mucho de que os haya servido. Hasta la próxima.',
];

/** Hosts' replies to complaints; the first that fits is used. */
export const AMENDS: readonly (readonly [about: RegExp, reply: string])[] = [
  [/cerradura|timbre/, 'Gracias por decirlo. Ya está cambiado y ahora va sin esfuerzo.'],
  [/luz|oscuro/, 'Tienes razón con la luz: he puesto otro punto al fondo.'],
  [
    /llave|respuestas|avisar/,
    'Siento las esperas. Ahora hay una caja con código para las llaves y se puede entrar sin avisar tanto.',
  ],
  [/polvo|limpi/, 'Tomamos nota y ahora se limpia a fondo entre un alquiler y otro. Gracias por avisar.'],
  [/humedad/, 'Gracias por contarlo: hemos sellado la puerta y puesto un deshumidificador.'],
  [/./, 'Gracias por contarlo con detalle. Lo añadimos al anuncio para que nadie se lleve una sorpresa.'],
];
