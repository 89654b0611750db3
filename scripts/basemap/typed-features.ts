/*
 * Avenues, promenades, large parks and the sea, where the place data neither outlines nor names them: plain features typed by hand, meant to
 * be right to 150 m; in Palma and Bilbao read from where the stops of EMT Palma and of Bizkaibus are (open data of both). `npm run basemap` refuses a corner that lies farther than that from the area of its city, and in Madrid one of a
 * street that lies in none of the neighbourhoods that the list of streets puts it in.
 */

import { avenue, type TypedLine } from './line-types.js';
import { TYPED_AVENUES } from './typed-avenues.js';

export const TYPED_LINES: readonly TypedLine[] = [
  ...TYPED_AVENUES,
  avenue('Madrid', 'Gran Vía', [
    [40.4191, -3.6972],
    [40.42, -3.7018],
    [40.4203, -3.7058],
    [40.4232, -3.7108],
  ]),
  avenue('Barcelona', 'Passeig de Gràcia', [
    [41.3878, 2.1695],
    [41.3916, 2.165],
    [41.3957, 2.1612],
  ]),
  avenue('Sevilla', 'Avenida de la Constitución', [
    [37.3884, -5.995],
    [37.3858, -5.9939],
    [37.3815, -5.9939],
  ]),
  avenue('Sevilla', 'Paseo de Colón', [
    [37.3868, -6.0012],
    [37.3852, -5.9993],
    [37.3826, -5.9961],
    [37.3808, -5.9952],
  ]),
  avenue('Sevilla', 'Paseo de las Delicias', [
    [37.3808, -5.9952],
    [37.3775, -5.9935],
    [37.374, -5.992],
    [37.3697, -5.9892],
  ]),
  avenue('Sevilla', 'Avenida de la Palmera', [
    [37.3697, -5.9892],
    [37.364, -5.9868],
    [37.3565, -5.984],
    [37.35, -5.9815],
  ]),
  avenue('Sevilla', 'Avenida de Eduardo Dato', [
    [37.3846, -5.9838],
    [37.3838, -5.978],
    [37.3822, -5.9715],
    [37.3806, -5.964],
  ]),
  avenue('Sevilla', 'Calle Luis Montoto', [
    [37.389, -5.9845],
    [37.3885, -5.978],
    [37.3872, -5.9718],
  ]),
  avenue('Sevilla', 'Avenida de la República Argentina', [
    [37.3804, -5.9992],
    [37.3767, -6.0053],
    [37.3729, -6.011],
  ]),
  avenue('Sevilla', 'Ronda Histórica', [
    [37.3808, -5.988],
    [37.385, -5.9866],
    [37.3891, -5.9847],
    [37.3925, -5.9835],
    [37.396, -5.9822],
    [37.3995, -5.9838],
    [37.4025, -5.989],
  ]),
  avenue('Zaragoza', 'Paseo de la Independencia', [
    [41.6524, -0.8806],
    [41.649, -0.8844],
    [41.648, -0.8857],
  ]),
  avenue('Zaragoza', 'Coso', [
    [41.6558, -0.8852],
    [41.6543, -0.8836],
    [41.6525, -0.8805],
    [41.6527, -0.8765],
    [41.6548, -0.8742],
  ]),
  avenue('Zaragoza', 'Gran Vía', [
    [41.6479, -0.8862],
    [41.6437, -0.8927],
  ]),
  avenue('Zaragoza', 'Paseo de Sagasta', [
    [41.6478, -0.8858],
    [41.642, -0.8855],
    [41.637, -0.8838],
  ]),
  avenue('Zaragoza', 'Paseo de María Agustín', [
    [41.6482, -0.8866],
    [41.6502, -0.8886],
    [41.653, -0.8925],
    [41.6553, -0.8943],
  ]),
  avenue('Zaragoza', 'Paseo de Echegaray', [
    [41.659, -0.8865],
    [41.6572, -0.8815],
    [41.6562, -0.8765],
    [41.6542, -0.871],
  ]),
  avenue('Málaga', 'Alameda Principal', [
    [36.718, -4.4268],
    [36.7178, -4.4205],
  ]),
  avenue('Málaga', 'Paseo del Parque', [
    [36.7178, -4.4205],
    [36.7193, -4.417],
    [36.7209, -4.4133],
  ]),
  avenue('Málaga', 'Avenida de Andalucía', [
    [36.718, -4.4268],
    [36.7186, -4.43],
    [36.7178, -4.439],
    [36.715, -4.449],
  ]),
  avenue('Málaga', 'Calle Marqués de Larios', [
    [36.7183, -4.4217],
    [36.7213, -4.4217],
  ]),
  avenue('Málaga', 'Paseo de Reding', [
    [36.7209, -4.4133],
    [36.7211, -4.4085],
    [36.7205, -4.4035],
  ]),
  avenue('Murcia', 'Gran Vía Escultor Salzillo', [
    [37.9826, -1.1306],
    [37.988, -1.1316],
  ]),
  avenue('Murcia', 'Avenida de la Constitución', [
    [37.988, -1.1316],
    [37.9918, -1.1308],
  ]),
  avenue('Murcia', 'Avenida de Juan Carlos I', [
    [37.9925, -1.1315],
    [37.9963, -1.1347],
    [38.0065, -1.1445],
  ]),
  avenue('Murcia', 'Paseo del Malecón', [
    [37.9833, -1.1342],
    [37.9825, -1.1385],
    [37.9814, -1.1435],
  ]),
  avenue('Palma', 'Passeig Marítim', [
    [39.5672, 2.643],
    [39.569, 2.638],
    [39.5686, 2.6331],
    [39.5664, 2.6296],
    [39.5625, 2.6282],
    [39.5584, 2.6265],
    [39.5545, 2.6243],
  ]),
  avenue('Palma', 'Avinguda de Jaume III', [
    [39.5712, 2.6468],
    [39.572, 2.642],
  ]),
  avenue('Palma', 'Passeig del Born', [
    [39.569, 2.647],
    [39.5712, 2.6468],
  ]),
  avenue('Palma', 'Avinguda d’Argentina', [
    [39.577, 2.6413],
    [39.576, 2.6408],
    [39.5737, 2.6406],
    [39.5709, 2.6396],
    [39.5701, 2.6396],
  ]),
  avenue('Palma', 'Carrer del General Riera', [
    [39.5804, 2.6474],
    [39.5839, 2.6464],
    [39.5876, 2.6458],
    [39.59, 2.6456],
    [39.5922, 2.6443],
    [39.5938, 2.6434],
  ]),
  avenue('Palma', 'Carrer de Manacor', [
    [39.5713, 2.6576],
    [39.5714, 2.6619],
    [39.5714, 2.6652],
    [39.5713, 2.6695],
    [39.5712, 2.6732],
    [39.5704, 2.685],
  ]),
  avenue('Bilbao', 'Gran Vía', [
    [43.2613, -2.9275],
    [43.2617, -2.9285],
    [43.2633, -2.9354],
    [43.2633, -2.9369],
    [43.2647, -2.9428],
    [43.2652, -2.9446],
  ]),
  avenue('Bilbao', 'Alameda de Rekalde', [
    [43.268, -2.9338],
    [43.2664, -2.9336],
    [43.2643, -2.9344],
    [43.2598, -2.9358],
  ]),
  avenue('Bilbao', 'Alameda de Urquijo', [
    [43.2609, -2.9293],
    [43.2604, -2.937],
    [43.2628, -2.9479],
  ]),
  avenue('Bilbao', 'Calle de la Autonomía', [
    [43.2574, -2.9344],
    [43.2575, -2.9378],
    [43.2577, -2.9429],
    [43.258, -2.9482],
  ]),
  avenue('Bilbao', 'Calle de Juan de Garay', [
    [43.2567, -2.9335],
    [43.2526, -2.9343],
    [43.2513, -2.9348],
  ]),
  avenue('Bilbao', 'Paseo del Campo Volantín', [
    [43.264, -2.9236],
    [43.2666, -2.9266],
    [43.2693, -2.9304],
  ]),
  avenue('Bilbao', 'Avenida Lehendakari Aguirre', [
    [43.271, -2.9416],
    [43.2716, -2.9441],
    [43.272, -2.9451],
    [43.2721, -2.9505],
    [43.2733, -2.9532],
    [43.2738, -2.9576],
    [43.2748, -2.9587],
    [43.2758, -2.9598],
    [43.2779, -2.961],
    [43.2794, -2.9618],
    [43.2818, -2.963],
  ]),
  avenue('Bilbao', 'Avenida de Zumalacárregui', [
    [43.2648, -2.9186],
    [43.2607, -2.9149],
    [43.2603, -2.9141],
    [43.257, -2.912],
    [43.2557, -2.911],
  ]),
];
