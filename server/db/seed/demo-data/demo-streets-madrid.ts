/** "postal code|neighbourhood|streets": addresses of the demo's spaces in Madrid, covering all 21 districts. */
export const MADRID_STREETS = `
28010|Trafalgar|Calle de Luchana,Calle de Eloy Gonzalo,Calle de Trafalgar,Calle de Olid,Calle de Juan de Austria
28010|Almagro|Calle de Almagro,Calle de Santa Engracia,Calle de Zurbano,Calle de Caracas,Calle de Fernández de la Hoz
28010|Ríos Rosas|Calle de Alonso Cano,Calle de Viriato,Calle de García de Paredes,Calle de Modesto Lafuente
28003|Ríos Rosas|Calle de Ponzano,Calle de Ríos Rosas,Calle de Cristóbal Bordiú,Calle de Bretón de los Herreros
28003|Vallehermoso|Calle de Guzmán el Bueno,Avenida de Filipinas,Calle de Cea Bermúdez,Calle de Bravo Murillo
28015|Arapiles|Calle de Fernando el Católico,Calle de Meléndez Valdés,Calle de Galileo,Calle de Rodríguez San Pedro
28015|Gaztambide|Calle de Gaztambide,Calle de Donoso Cortés,Calle de Hilarión Eslava,Calle de Fernández de los Ríos
28004|Malasaña|Calle de la Palma,Calle del Espíritu Santo,Calle de Velarde,Calle de San Andrés
28004|Chueca|Calle de Hortaleza,Calle de Gravina,Calle de Pelayo,Calle de Fernando VI
28012|Lavapiés|Calle de Embajadores,Calle del Mesón de Paredes,Calle de Argumosa,Calle de la Fe
28013|Palacio|Calle de Arenal,Calle de la Bola,Calle de Santiago,Calle de Vergara
28005|La Latina|Calle de Toledo,Calle de la Arganzuela,Ronda de Segovia,Calle del Águila
28045|Delicias|Paseo de las Delicias,Calle de Ferrocarril,Calle de Tomás Bretón,Calle de Embajadores
28045|Legazpi|Calle de Jaime el Conquistador,Paseo de la Chopera,Calle de Teniente Coronel Noreña
28007|Pacífico|Calle de Cavanilles,Avenida del Mediterráneo,Calle de Narciso Serra,Calle de Valderribas
28009|Ibiza|Calle de Ibiza,Calle de Narváez,Calle de Menorca,Calle de Lope de Rueda
28001|Recoletos|Calle de Lagasca,Calle de Claudio Coello,Calle de Villanueva,Calle de Jorge Juan
28006|Lista|Calle de Castelló,Calle de Don Ramón de la Cruz,Calle del General Oráa,Calle de Maldonado
28028|Guindalera|Calle de Cartagena,Calle de Francisco Silvela,Calle de Azcona,Calle de Martínez Izquierdo
28002|Prosperidad|Calle de López de Hoyos,Calle de Clara del Rey,Calle de Luis Cabrera,Calle de Canillas
28016|Hispanoamérica|Calle de Príncipe de Vergara,Calle de Puerto Rico,Calle de Potosí,Calle de Colombia
28036|Nueva España|Calle de Alberto Alcocer,Calle del Padre Damián,Calle de Mateo Inurria
28020|Cuatro Caminos|Calle de Orense,Calle de Infanta Mercedes,Calle de Dulcinea,Calle de Hernani
28039|Bellas Vistas|Calle de Francos Rodríguez,Calle de Jerónima Llorente,Calle de Topete,Calle de Almansa
28039|Valdeacederas|Calle de Müller,Calle de Capitán Blanco Argibay,Avenida de Asturias
28008|Argüelles|Calle de la Princesa,Calle de Ferraz,Calle de Martín de los Heros,Calle de Juan Álvarez Mendizábal
28023|Aravaca|Avenida de la Osa Mayor,Calle de Golondrina,Calle de Santa Bernardita
28011|Puerta del Ángel|Paseo de Extremadura,Calle de Sepúlveda,Calle de Caramuel,Calle de Saavedra Fajardo
28024|Aluche|Calle de Illescas,Avenida del General Fanjul,Calle de Valmojado,Calle de Maqueda
28019|San Isidro|Calle del General Ricardos,Calle de la Oca,Calle de Antonio Leyva,Calle del Camino Viejo de Leganés
28025|Vista Alegre|Calle de Nuestra Señora de Fátima,Avenida de Oporto,Calle de Clara Campoamor
28026|Moscardó|Calle de Marcelo Usera,Calle de Amparo Usera,Calle de Dolores Barranco
28041|Orcasitas|Avenida de los Poblados,Calle de Gainza,Avenida de Rafaela Ybarra
28018|Numancia|Avenida de la Albufera,Calle de Monte Igueldo,Calle de Peña Prieta,Calle de Puerto de Canfranc
28053|Entrevías|Ronda del Sur,Avenida de Entrevías,Calle de Serena
28030|Moratalaz|Camino de los Vinateros,Calle de Hacienda de Pavones,Calle de la Corregidora,Calle del Arroyo de las Pilillas
28017|Pueblo Nuevo|Calle de Alcalá,Calle de Ascao,Calle de Vital Aza,Calle de los Hermanos García Noblejas
28027|Concepción|Calle de Virgen del Sagrario,Avenida de Daroca,Calle de José del Hierro,Calle de Juan Pérez Zúñiga
28043|Pinar del Rey|Calle de López de Hoyos,Carretera de Canillas,Calle de Santa Susana,Calle de Ayacucho
28033|Canillas|Calle de Silvano,Avenida de Machupichu,Calle de Pegaso
28050|Sanchinarro|Calle de Ana de Austria,Avenida de Niceto Alcalá Zamora,Calle de Vicente Blasco Ibáñez
28021|San Cristóbal|Calle de Godella,Paseo de Plata y Castañar,Avenida de Andalucía
28021|Villaverde Alto|Calle de Alcocer,Calle del Doctor Pérez Domínguez,Avenida Real de Pinto
28031|Santa Eugenia|Avenida del Mediterráneo,Calle de Real de Arganda,Calle de Puentelarra
28051|Ensanche de Vallecas|Avenida del Ensanche de Vallecas,Calle de Antonio Gades,Avenida de la Gavia
28032|Vicálvaro|Calle de San Cipriano,Paseo de los Artilleros,Calle de Villablanca,Calle de Camino de la Cuerda
28052|Valdebernardo|Bulevar de José Prat,Calle de Ladera de los Almendros
28037|Simancas|Calle de Julián Camarillo,Calle de Albasanz,Calle de Hermanos García Noblejas,Calle de Emilio Muñoz
28022|Canillejas|Calle de Alcalá,Calle de Néctar,Calle de San Mariano
28042|Barajas|Avenida de Logroño,Plaza Mayor de Barajas,Calle de Ayerbe,Calle de Playa de Riazor
28042|Alameda de Osuna|Calle de Rioja,Avenida de Cantabria,Calle de la Antonia Ruiz Soro
28029|Barrio del Pilar|Calle de Ginzo de Limia,Avenida de Betanzos,Calle de Melchor Fernández Almagro
28034|Mirasierra|Calle de Costa Brava,Calle de la Isla de Oza,Calle de Nuria
28049|Montecarmelo|Avenida del Monasterio de El Escorial,Calle del Monasterio de Silos
28035|Peñagrande|Calle de Joaquín Lorenzo,Calle de Islas Aleutianas,Avenida de la Ilustración`;
