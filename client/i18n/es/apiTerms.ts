/** `/developers/terms`: the terms of the API. */
export const messages = {
  title: 'Condiciones de la API',
  lead: 'Valen para quien usa la API de Hueco con una clave o con una aplicación, además de los <terms>términos de uso</terms>.',
  version: 'Versión del {{day}}',
  sections: {
    who: {
      title: 'Quién puede usarla',
      text: 'Cualquiera con una cuenta de Hueco. Al crear una clave o registrar una aplicación aceptas estas condiciones. Usar la API es gratis; lo que se reserva con ella cuesta lo mismo que en la web.',
    },
    keys: {
      title: 'Tus claves y secretos',
      text: 'Son tuyos y respondes de lo que se haga con ellos. Guárdalos en tu servidor, nunca en una página ni en una app. Si uno se filtra, revócalo en la <console>consola</console>.',
    },
    people: {
      title: 'Lo que haces por otras personas',
      text: 'Solo con su permiso, dado en Hueco, y para lo que ese permiso dice. No pidas su contraseña. Pagar, aceptar condiciones y declarar lo que se guarda lo hace siempre cada persona, en Hueco. Si retira el permiso, borra lo que recibiste con él, salvo lo que la ley te obligue a guardar.',
    },
    data: {
      title: 'Lo que muestras y guardas',
      text: 'Enseña siempre el precio final, con gastos e impuestos, y enlaza al anuncio. Las fotos y los textos son de quien los publicó: úsalos solo para mostrar ese espacio y retíralos cuando deje de estar publicado. No publiques direcciones exactas ni datos de contacto, y no guardes datos personales que no necesites.',
    },
    limits: {
      title: 'Límites',
      text: 'Cada llamada cuesta puntos; cuántos hay está en <limits>Límites</limits>. No los esquives con varias cuentas o claves. Los fallos de seguridad, cuéntanoslos antes que a nadie desde <contact>Contacto</contact>.',
    },
    changes: {
      title: 'Cambios',
      text: 'Lo que está en el esquema público no se retira sin marcarlo al menos tres meses antes, con su fecha. Todo queda en <changes>Versiones y avisos</changes>. Si cambian estas condiciones, avisamos ahí un mes antes.',
    },
    service: {
      title: 'Disponibilidad',
      text: 'No prometemos un porcentaje. Lo que medimos de las últimas 24 horas está en <status>Estado del servicio</status>. Hueco es hoy una demostración, como cuenta el <legal>aviso legal</legal>: los pagos van con tarjetas de prueba.',
    },
    end: {
      title: 'Si se acaba',
      text: 'Puedes dejar de usarla cuando quieras: revoca tus claves y elimina tus aplicaciones. Si alguien incumple esto, podemos limitar o revocar sus claves; le decimos por qué y puede reclamar desde <contact>Contacto</contact>. Se aplica la ley española.',
    },
  },
};
