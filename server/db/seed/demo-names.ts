/** First names and surnames of the demo's people; any likeness is chance. */
export const FIRST_NAMES: readonly string[] = [
  'Lucía', 'Marta', 'Elena', 'Carmen', 'Ana', 'Laura', 'Sara', 'Paula', 'Irene', 'Nuria', 'Pilar', 'Rosa', 'Beatriz', 'Cristina', 'Alba', 'Silvia',
  'Raquel', 'Teresa', 'Julia', 'Eva', 'Carlos', 'Javier', 'Miguel', 'Antonio', 'Manuel', 'David', 'Daniel', 'Pablo', 'Sergio', 'Jorge', 'Alberto',
  'Álvaro', 'Diego', 'Rubén', 'Iván', 'Óscar', 'Adrián', 'Raúl', 'Fernando', 'Luis', 'Ramón', 'Andrés', 'Ignacio', 'Jordi', 'Mireia', 'Ainhoa', 'Iker', 'Xavier',
];

export const SURNAMES: readonly string[] = [
  'García', 'Martínez', 'López', 'Sánchez', 'Pérez', 'Gómez', 'Fernández', 'Ruiz', 'Díaz', 'Moreno', 'Muñoz', 'Álvarez', 'Romero', 'Alonso', 'Gutiérrez',
  'Navarro', 'Torres', 'Domínguez', 'Vázquez', 'Ramos', 'Gil', 'Ramírez', 'Serrano', 'Blanco', 'Molina', 'Morales', 'Suárez', 'Ortega', 'Delgado', 'Castro',
  'Ortiz', 'Rubio', 'Marín', 'Sanz', 'Iglesias', 'Medina', 'Garrido', 'Cortés', 'Castillo', 'Santos', 'Lozano', 'Guerrero', 'Cano', 'Prieto', 'Méndez',
  'Calvo', 'Vidal', 'Soler', 'Ferrer', 'Ibáñez', 'Etxeberria', 'Aguirre', 'Puig', 'Mora', 'Vega', 'Campos',
];

export const HOST_BIOS: readonly string[] = [
  'Vivo en el barrio y respondo rápido. Me gusta que cada cosa tenga su sitio.',
  'Alquilo lo que no uso y cuido lo de los demás como si fuera mío.',
  'Tengo varios espacios en la ciudad. Entrega de llaves en mano y trato directo.',
  'Trabajo desde casa, así que casi siempre hay alguien para abrirte.',
  'Me mudé muchas veces y sé lo que cuesta encontrar un buen hueco.',
  '',
];
