import { SpaceFeature as F, SpaceType } from '../../features/spaces/space-types.js';

/** A room of the demo's pictures: what can be said of every space that shows it. */
export interface DemoRoom {
  /** Name of its pictures: NAME, NAME-b, NAME-c. */
  readonly name: string;
  readonly type: SpaceType;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly door: readonly [width: number, height: number];
  /** What the pictures show, so that no text says otherwise. */
  readonly features: readonly F[];
  /** Beginnings of titles; " en <neighbourhood>" follows. */
  readonly titles: readonly string[];
  readonly sentence: string;
}

const { GARAGE, STORAGE, ROOM, SHOP, WAREHOUSE, OTHER } = SpaceType;

/** The 28 rooms; parts of the corridor, the cage room and the car park are let one by one. */
export const DEMO_ROOMS: readonly DemoRoom[] = [
  { name: 'garage-01', type: GARAGE, width: 3.2, depth: 5.6, height: 2.6, door: [2.5, 2.2], features: [F.VEHICLE_DOOR, F.GROUND_FLOOR, F.SHELVES, F.LIGHT], titles: ['Garaje con salida a patio', 'Garaje cerrado y luminoso'], sentence: 'Garaje cerrado que da a un patio tranquilo, con estantería y sitio de sobra para un coche mediano o muchas cajas.' },
  { name: 'garage-02', type: GARAGE, width: 3.4, depth: 6, height: 2.6, door: [2.6, 2.2], features: [F.VEHICLE_DOOR, F.LIGHT, F.SOCKET], titles: ['Garaje con banco de trabajo', 'Garaje amplio para coche'], sentence: 'Garaje individual con un banco de trabajo al fondo; cabe un coche familiar y quedan las paredes libres.' },
  { name: 'garage-03', type: GARAGE, width: 3, depth: 5.2, height: 2.4, door: [2.4, 2.1], features: [F.VEHICLE_DOOR, F.SHELVES, F.LIGHT], titles: ['Garaje cerrado para moto', 'Garaje con estantería'], sentence: 'Garaje cerrado con estantería metálica y puerta peatonal aparte, cómodo para motos, neumáticos y herramientas.' },
  { name: 'garage-04', type: GARAGE, width: 2.5, depth: 5, height: 2.7, door: [2.8, 2.2], features: [F.VEHICLE_DOOR, F.CAMERA, F.LIGHT, F.RAMP], titles: ['Plaza de garaje vigilada', 'Plaza de aparcamiento'], sentence: 'Plaza en un garaje subterráneo con rampa ancha, columnas bien señaladas y cámaras en las entradas.' },
  { name: 'garage-05', type: GARAGE, width: 3.3, depth: 5.4, height: 2.9, door: [2.4, 2.2], features: [F.VEHICLE_DOOR, F.GROUND_FLOOR, F.VENTILATED], titles: ['Garaje de ladrillo a pie de calle', 'Garaje ventilado'], sentence: 'Garaje de ladrillo a pie de calle, con puerta de madera y una ventana lateral que lo mantiene ventilado.' },
  { name: 'garage-06', type: GARAGE, width: 5.6, depth: 6, height: 2.7, door: [4.6, 2.2], features: [F.VEHICLE_DOOR, F.GROUND_FLOOR, F.LIGHT, F.SOCKET], titles: ['Garaje doble diáfano', 'Garaje para dos coches'], sentence: 'Garaje doble y diáfano, con suelo continuo, ventana y puerta ancha de madera: entran dos coches o una mudanza entera.' },
  { name: 'storage-01', type: STORAGE, width: 1.7, depth: 2.1, height: 2.4, door: [0.8, 2], features: [F.SHELVES, F.LIGHT, F.OWN_LOCK], titles: ['Trastero pequeño', 'Trastero económico'], sentence: 'Trastero pequeño con estantería metálica ya montada, ideal para maletas, ropa de temporada y una docena de cajas.' },
  { name: 'storage-02', type: STORAGE, width: 2.3, depth: 2.8, height: 2.45, door: [0.85, 2], features: [F.SHELVES, F.DRY, F.LIGHT], titles: ['Trastero seco con estantería', 'Trastero ordenado y seco'], sentence: 'Trastero seco con una estantería de pared a pared y hueco para piezas largas como alfombras o esquís.' },
  { name: 'storage-03', type: STORAGE, width: 1.9, depth: 2.2, height: 2.6, door: [0.9, 2.1], features: [F.TROLLEY, F.LIGHT, F.OWN_LOCK, F.CAMERA], titles: ['Trastero con carro de carga', 'Trastero en edificio vigilado'], sentence: 'Uno de los trasteros de un pasillo limpio y bien iluminado, con carro para llevar las cosas hasta la puerta.' },
  { name: 'storage-04', type: STORAGE, width: 2.5, depth: 2.1, height: 2.6, door: [0.9, 2], features: [F.VENTILATED, F.OWN_LOCK, F.LIGHT], titles: ['Trastero tipo jaula ventilado', 'Trastero con candado propio'], sentence: 'Trastero de malla metálica en una sala común, siempre ventilado y con candado propio.' },
  { name: 'storage-05', type: STORAGE, width: 3.1, depth: 3.2, height: 2.7, door: [0.85, 2], features: [F.DRY, F.LIGHT, F.PRIVATE_ENTRANCE], titles: ['Trastero amplio con ventana', 'Trastero seco y luminoso'], sentence: 'Trastero amplio con suelo de barro cocido y una ventana alta, suficiente para los muebles de un piso pequeño.' },
  { name: 'storage-06', type: STORAGE, width: 2.1, depth: 4.2, height: 2.5, door: [0.85, 2], features: [F.SHELVES, F.LIGHT], titles: ['Trastero alargado para bicis', 'Trastero con estantes de madera'], sentence: 'Trastero alargado con estantes de madera en un lado; se entra con la bicicleta sin levantarla.' },
  { name: 'storage-07', type: STORAGE, width: 2.9, depth: 3.2, height: 2.7, door: [2, 2.2], features: [F.ALARM, F.LIGHT, F.OWN_LOCK, F.LOADING_ZONE], titles: ['Minialmacén con persiana', 'Trastero grande con alarma'], sentence: 'Minialmacén con persiana enrollable de dos metros: las cosas grandes entran de frente, sin desmontar nada.' },
  { name: 'room-01', type: ROOM, width: 3.3, depth: 3.8, height: 2.6, door: [0.8, 2], features: [F.DRY, F.HEATED, F.LIGHT], titles: ['Habitación luminosa para guardar', 'Habitación seca con calefacción'], sentence: 'Habitación vacía y luminosa, con parqué y radiador, pensada para muebles, libros y cajas delicadas.' },
  { name: 'room-02', type: ROOM, width: 3.6, depth: 4.2, height: 2.65, door: [0.8, 2], features: [F.DRY, F.HEATED, F.SOCKET], titles: ['Habitación grande con parqué', 'Habitación para muebles'], sentence: 'Habitación grande con parqué color miel y ventana lateral; admite sofá, cama y cajas sin apilar.' },
  { name: 'room-03', type: ROOM, width: 3.4, depth: 4, height: 2.8, door: [0.8, 2], features: [F.DRY, F.VENTILATED, F.SHELVES], titles: ['Habitación con balcón', 'Habitación ventilada y seca'], sentence: 'Habitación con balcón y estantería de madera, fresca en verano y sin una gota de humedad.' },
  { name: 'room-04', type: ROOM, width: 3.8, depth: 4.4, height: 3, door: [0.85, 2.1], features: [F.DRY, F.LIGHT, F.SOCKET], titles: ['Habitación de techos altos', 'Habitación señorial para guardar'], sentence: 'Habitación de techo alto con suelo hidráulico, para armarios y cuadros que no caben en un trastero.' },
  { name: 'room-05', type: ROOM, width: 2.7, depth: 3.3, height: 2.5, door: [0.75, 2], features: [F.DRY, F.LIGHT], titles: ['Habitación pequeña con armario', 'Cuarto seco para cajas'], sentence: 'Habitación pequeña con un armario que también puedes usar, buena para el equipaje de un curso fuera.' },
  { name: 'shop-01', type: SHOP, width: 5, depth: 6.4, height: 3.1, door: [1.6, 2.3], features: [F.GROUND_FLOOR, F.LIGHT, F.SOCKET, F.PRIVATE_ENTRANCE], titles: ['Local diáfano a pie de calle', 'Local con mostrador'], sentence: 'Local diáfano a pie de calle con mostrador y buena luz, para almacenar género cerca del centro.' },
  { name: 'shop-02', type: SHOP, width: 4.4, depth: 7, height: 3.3, door: [1.5, 2.4], features: [F.GROUND_FLOOR, F.SOCKET, F.PRIVATE_ENTRANCE, F.WATER_TAP], titles: ['Local de ladrillo con encanto', 'Local con techos altos'], sentence: 'Local de ladrillo visto con columna de hierro, agua y entrada propia desde la calle.' },
  { name: 'shop-03', type: SHOP, width: 4.6, depth: 5.4, height: 3, door: [1.6, 2.3], features: [F.GROUND_FLOOR, F.SHELVES, F.LIGHT, F.PRIVATE_ENTRANCE], titles: ['Local con estantes de madera', 'Local luminoso en esquina'], sentence: 'Local con suelo de damero y estantes de madera en la pared, listo para colocar mercancía el primer día.' },
  { name: 'warehouse-01', type: WAREHOUSE, width: 9, depth: 20, height: 6.4, door: [4, 4.2], features: [F.VEHICLE_DOOR, F.GROUND_FLOOR, F.LOADING_ZONE, F.SHELVES, F.FIRE_DETECTION], titles: ['Nave con estanterías de palés', 'Almacén logístico equipado'], sentence: 'Nave con estanterías de palés a ambos lados, pasillo central para carretilla y claraboyas.' },
  { name: 'warehouse-02', type: WAREHOUSE, width: 11, depth: 15, height: 5.6, door: [4, 4], features: [F.VEHICLE_DOOR, F.GROUND_FLOOR, F.LOADING_ZONE, F.LIGHT], titles: ['Nave diáfana con portón', 'Nave amplia y luminosa'], sentence: 'Nave diáfana con portón abierto de cuatro metros y claraboyas en toda la cubierta.' },
  { name: 'warehouse-03', type: WAREHOUSE, width: 10, depth: 13, height: 5.4, door: [3.6, 3.8], features: [F.VEHICLE_DOOR, F.GROUND_FLOOR, F.TROLLEY, F.LIGHT], titles: ['Almacén con transpaleta', 'Nave para palés'], sentence: 'Almacén con transpaleta manual incluida, suelo de hormigón liso y ventanas altas.' },
  { name: 'warehouse-04', type: WAREHOUSE, width: 8, depth: 12.5, height: 4.6, door: [3, 3.2], features: [F.VEHICLE_DOOR, F.GROUND_FLOOR, F.VENTILATED, F.DRY], titles: ['Antigua nave rehabilitada', 'Nave de ladrillo con carácter'], sentence: 'Antigua nave de ladrillo con cerchas de madera y suelo de tablas, seca y con mucha luz.' },
  { name: 'other-01', type: OTHER, width: 4.6, depth: 5.2, height: 2.95, door: [0.8, 2], features: [F.DRY, F.VENTILATED], titles: ['Buhardilla seca y amplia', 'Buhardilla con ventana'], sentence: 'Buhardilla con vigas de madera y ventana de tejado; la parte central permite estar de pie sin problema.' },
  { name: 'other-02', type: OTHER, width: 3.4, depth: 5.4, height: 2.7, door: [0.9, 2], features: [F.SHELVES, F.LIGHT], titles: ['Sótano abovedado', 'Sótano fresco de ladrillo'], sentence: 'Sótano abovedado de ladrillo con estantería de pared, de temperatura estable todo el año.' },
  { name: 'other-03', type: OTHER, width: 1.5, depth: 1.8, height: 2.3, door: [1.1, 2], features: [F.GROUND_FLOOR, F.OWN_LOCK, F.LOADING_ZONE], titles: ['Trastero exterior con persiana', 'Taquilla exterior'], sentence: 'Trastero exterior con persiana en un patio con acceso para coches: se descarga en la misma puerta.' },
];
