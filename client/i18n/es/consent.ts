/** The banner and the settings of cookies (COO-1). */
export const messages = {
  label: 'Cookies',
  title: 'Tú decides qué guardamos',
  text: 'Las necesarias hacen que Hueco funcione. Con tu permiso, otras nos ayudan a medir su uso y la publicidad.',
  more: 'Política de cookies',
  reject: 'Rechazar',
  configure: 'Configurar',
  accept: 'Aceptar',
  settings: 'Preferencias de cookies',
  lead: 'Puedes cambiarlas cuando quieras en la página de cookies. Tu respuesta vale como mucho {{months}} meses.',
  necessary: 'Necesarias',
  necessaryText: 'Sesión, idioma, tema y lo que guardas en este navegador. Siempre activas.',
  analytics: 'Analítica',
  analyticsText:
    'Qué páginas se visitan y cómo se usan, para mejorarlas. Al guardar se recarga la página; lo que estés escribiendo se conserva.',
  marketing: 'Publicidad',
  marketingText: 'Medir si la publicidad de Hueco funciona. Solo se usa junto con la analítica.',
  cancel: 'Cancelar',
  save: 'Guardar preferencias',
  acceptAll: 'Aceptar todas',
  saved: 'Preferencias guardadas',
};
