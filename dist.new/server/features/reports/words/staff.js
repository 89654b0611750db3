/** Words of the mails about reports to the staff, who read Spanish. */
export const staff = {
    space: 'Anuncio denunciado',
    user: 'Persona denunciada',
    review: 'Reseña denunciada',
    message: 'Mensaje denunciado',
    conversation: 'Conversación denunciada',
    labels: {
        space: 'Anuncio',
        path: 'Dirección',
        user: 'Persona',
        review: 'Reseña',
        id: 'Identificador',
        message: 'Mensaje',
        conversation: 'Conversación',
        from: 'De',
        email: 'Correo',
        reporter: 'Denuncia',
    },
};
//# sourceMappingURL=staff.js.map