/** Texts of the mails about reports to the staff, who read Spanish. */
export const staff = {
  space: 'Anuncio denunciado',
  user: 'Persona denunciada',
  review: 'Reseña denunciada',
  message: 'Mensaje denunciado',
  conversation: 'Conversación denunciada',
  labels: {
    reason: 'Motivo',
    space: 'Ver el anuncio',
    user: 'Ver el perfil',
    review: 'Reseña',
    message: 'Mensaje',
    reporter: 'Lo denuncia',
  },
  action: 'Ver la denuncia',
} as const;
