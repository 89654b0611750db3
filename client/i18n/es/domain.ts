/** Words of the trade, keyed by the API's enum values, shared by every page. */
export const messages = {
  kept: { label: 'Lo que guardas', spaces: 'Espacios', searches: 'Búsquedas' },
  recent: { title: 'Vistos hace poco', back: 'Anteriores', on: 'Siguientes' },
  feature: {
    DRY: 'Seco', HEATED: 'Calefacción', VENTILATED: 'Ventilado', SHELVES: 'Estanterías', LIGHT: 'Luz', SOCKET: 'Enchufe', LIFT: 'Ascensor', FREIGHT_LIFT: 'Montacargas',
    GROUND_FLOOR: 'A pie de calle', RAMP: 'Rampa', VEHICLE_DOOR: 'Puerta para vehículos', CAMERA: 'Cámara', ALARM: 'Alarma', PORTER: 'Portero', OWN_LOCK: 'Candado propio',
    FIRE_DETECTION: 'Detección de incendios', BUILDING_INSURANCE: 'Edificio asegurado', LOADING_ZONE: 'Zona de carga', STREET_PARKING: 'Aparcamiento en la calle',
    STAIRS_ONLY: 'Solo escaleras', SHARED: 'Espacio compartido', PRIVATE_ENTRANCE: 'Entrada independiente', WATER_TAP: 'Toma de agua', TROLLEY: 'Carro de transporte',
  },
  humidity: { NONE: 'Sin humedad', SLIGHT: 'Algo de humedad', VISIBLE: 'Humedad visible' },
  goods: {
    FURNITURE: 'Muebles', BOXES: 'Cajas', APPLIANCES: 'Electrodomésticos', CLOTHES: 'Ropa', BOOKS_DOCUMENTS: 'Libros y documentos', SPORTS: 'Deporte', BICYCLES: 'Bicicletas',
    VEHICLES: 'Vehículos', TOOLS: 'Herramientas', STOCK: 'Mercancía',
  },
  accessMode: { AUTONOMOUS: 'Autónomo', SCHEDULED: 'Con cita' },
  access24h: 'Acceso 24 h',
  instantBook: 'Reserva inmediata',
  verified: 'Verificado',
  policy: { FLEXIBLE: 'Flexible', MODERATE: 'Moderada', STRICT: 'Estricta' },
  policyText: { FLEXIBLE: 'Gratis hasta 24 horas antes', MODERATE: 'Gratis hasta 7 días antes; después, la mitad', STRICT: 'Gratis hasta 30 días antes; después, la mitad' },
  deposit: { NONE: 'Sin fianza', HALF: 'Medio mes', ONE: 'Un mes' },
  spaceStatus: { DRAFT: 'Borrador', IN_REVIEW: 'En revisión', NEEDS_CHANGES: 'Necesita cambios', PUBLISHED: 'Publicado', PAUSED: 'En pausa', SUSPENDED: 'Suspendido', ARCHIVED: 'Archivado' },
  protection: { BASIC: 'Básica', PLUS: 'Plus', MAXIMA: 'Máxima' },
  declaredValue: { UNDER_500: 'Menos de 500 €', FROM_500_TO_2000: 'Entre 500 y 2.000 €', FROM_2000_TO_5000: 'Entre 2.000 y 5.000 €', OVER_5000: 'Más de 5.000 €' },
  declineReason: {
    NOT_AVAILABLE: 'El espacio no está disponible', GOODS_NOT_SUITABLE: 'Lo que quiere guardar no encaja', DATES_DO_NOT_FIT: 'Las fechas no me van bien',
    SPACE_CHANGED: 'El espacio ha cambiado', OTHER: 'Otro motivo',
  },
  responseTime: { UNDER_AN_HOUR: 'en menos de 1 h', FEW_HOURS: 'en unas horas', A_DAY: 'en un día', OVER_A_DAY: 'en más de un día' },
  card: {
    distance: 'a {{distance}}',
    perSquareMetre: '{{price}}/m²',
    photos_one: '{{count}} foto',
    photos_other: '{{count}} fotos',
    favorite: 'Guardar en favoritos: {{title}}',
    untitled: 'Espacio sin título',
  },
  calendar: {
    openEnd: 'Sin fecha de salida',
    dayUnavailable: 'No disponible. {{day}}', dayStart: 'Entrada: {{day}}', dayEnd: 'Salida: {{day}}', dayBetween: 'Dentro de las fechas. {{day}}', day: '{{day}}',
    start: 'Entrada', end: 'Salida', pickStart: 'Elige primero el día de entrada.', pickEnd: 'Ahora elige el día de salida.', picked: '{{days}} en total. El día de salida no se cobra.',
    previous: 'Mes anterior', next: 'Mes siguiente', clear: 'Borrar fechas', label: 'Calendario de fechas', typeStart: 'Entrada (dd/mm/aaaa)', typeEnd: 'Salida (dd/mm/aaaa)', invalid: 'Escribe una fecha como 05/04/2027.',
  },
  location: { label: 'Dónde', placeholder: 'Barrio, ciudad o código postal', suggestions: 'Sugerencias', count_one: '{{count}} sugerencia', count_other: '{{count}} sugerencias' },
  searchPill: {
    label: 'Buscar espacios', dates: 'Fechas', noDates: '¿Desde cuándo?', anyDates: 'Cualquier fecha', from: 'Desde el {{day}}', type: 'Tipo', anyType: 'Cualquier espacio', anyPlace: 'Cualquier lugar', done: 'Listo',
  },
};
