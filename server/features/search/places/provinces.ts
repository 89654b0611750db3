export interface Province {
  readonly code: string;
  readonly name: string;
  readonly state: string;
  readonly aliases: readonly string[];
}

/** code|name|other names, by autonomous community. Postal codes begin with the code. */
const TABLE: Readonly<Record<string, string>> = {
  Andalucía: '04|Almería 11|Cádiz 14|Córdoba 18|Granada 21|Huelva 23|Jaén 29|Málaga 41|Sevilla',
  Aragón: '22|Huesca 44|Teruel 50|Zaragoza',
  'Principado de Asturias': '33|Asturias',
  'Illes Balears': '07|Illes_Balears|Baleares|Islas_Baleares',
  Canarias: '35|Las_Palmas 38|Santa_Cruz_de_Tenerife|Tenerife',
  Cantabria: '39|Cantabria',
  'Castilla-La Mancha': '02|Albacete 13|Ciudad_Real 16|Cuenca 19|Guadalajara 45|Toledo',
  'Castilla y León': '05|Ávila 09|Burgos 24|León 34|Palencia 37|Salamanca 40|Segovia 42|Soria 47|Valladolid 49|Zamora',
  Cataluña: '08|Barcelona 17|Girona|Gerona 25|Lleida|Lérida 43|Tarragona',
  'Comunitat Valenciana': '03|Alicante|Alacant 12|Castellón|Castelló 46|Valencia|València',
  Extremadura: '06|Badajoz 10|Cáceres',
  Galicia: '15|A_Coruña|La_Coruña 27|Lugo 32|Ourense|Orense 36|Pontevedra',
  'Comunidad de Madrid': '28|Madrid',
  'Región de Murcia': '30|Murcia',
  'Comunidad Foral de Navarra': '31|Navarra|Nafarroa',
  'País Vasco': '01|Álava|Araba 20|Gipuzkoa|Guipúzcoa 48|Bizkaia|Vizcaya',
  'La Rioja': '26|La_Rioja',
  Ceuta: '51|Ceuta',
  Melilla: '52|Melilla',
};

export const PROVINCES: ReadonlyMap<string, Province> = new Map(
  Object.entries(TABLE).flatMap(([state, provinces]) =>
    provinces.split(' ').map((item): [string, Province] => {
      const [code = '', name = '', ...aliases] = item.split('|').map((part) => part.replaceAll('_', ' '));
      return [code, { code, name, state, aliases }];
    }),
  ),
);

/** The province of a postal code or municipality code: its first two digits. */
export function provinceOfCode(code: string): Province | null {
  return PROVINCES.get(code.slice(0, 2)) ?? null;
}
