import { describe, expect, test } from 'vitest';
import { isStaffLike, isStaffLikeFullName } from '../../../server/features/accounts/staff-name.rules.js';
import { cpuTime } from '../../support/cpu-time.js';

const OURS = [
  'Hueco',
  'HUECO',
  'hueco',
  'Huéco',
  'H u e c o',
  'H.u.e.c.o',
  'Huec0',
  'Hu3co',
  'Hu€co',
  'Hueeco',
  'Ｈｕｅｃｏ',
  'Нuесо',
  'Hue\u200bco',
  'Soporte Hueco',
  'Hueco soporte',
  'SoporteHueco',
  'Hueco admin',
  'HuecoAdmin',
  'Hueco_Admin',
  'Equipo de Hueco',
  'Hueco Team',
  'El equipo Hueco',
  'Hueco.es',
  'Hueco España',
  'Hueco Oficial',
  'Hueco - Atención al cliente',
  'Hola Hueco',
  'Admin',
  'Adm1n',
  'ADMINISTRADOR',
  'Administración',
  'Soporte',
  'S0porte',
  'Soporte técnico',
  'Support',
  'Customer Support',
  'Atención al Cliente',
  'El moderador',
  'Staff',
  'Support team',
];
const PEOPLE = [
  'Marta Ruiz Soler',
  'La del tercero',
  'Chueco',
  'Ana Chueco Vidal',
  'Pedro Huecos',
  'José Ayuda',
  'Servicio Díaz',
  'Trasteros Delicias',
  'El equipo de pádel',
  'Pagos Sierra',
  'Adminda Pérez',
  'Legal Román',
  'Marina del Pilar',
  'Huevo Frito',
  '李小龙',
  'Ольга Петрова',
  'Hugo Ecomar',
];

describe('P10 names that impersonate the staff', () => {
  test.each(OURS)('%j is rejected, as chosen and as full name', (name) =>
    expect([isStaffLike(name), isStaffLikeFullName(name)]).toEqual([true, true]),
  );

  test.each(PEOPLE)('%j is accepted', (name) =>
    expect([isStaffLike(name), isStaffLikeFullName(name)]).toEqual([false, false]),
  );

  test.each(['Marta Hueco', 'Marta Hueco Gil', 'Marta del Hueco'])('%j is accepted as a full name only', (name) =>
    expect([isStaffLike(name), isStaffLikeFullName(name)]).toEqual([true, false]),
  );

  test('long names are checked within one second of CPU time', async () => {
    const look = (): void =>
      expect([
        isStaffLike(`${'y '.repeat(39)}x`),
        isStaffLike('soporte'.repeat(11)),
        isStaffLikeFullName('ala'.repeat(26)),
      ]).toEqual([false, true, false]);
    expect(await cpuTime(look)).toBeLessThan(1_000);
  });
});
