import { renderStaffMail } from '../../core/mail/mail-layout.js';
import { textParam, type MailTemplate, type MailTemplates } from '../../core/mail/mailer.js';
import { ReviewFlag } from './review.enums.js';

const FLAGS: Readonly<Record<ReviewFlag, string>> = {
  [ReviewFlag.INSULT]: 'posible insulto',
  [ReviewFlag.THREAT]: 'posible amenaza',
  [ReviewFlag.EXTORTION]: 'posible extorsión',
  [ReviewFlag.PERSONAL_DATA]: 'posible número de documento',
};

/** To the staff: a review that the word filter held. */
const held: MailTemplate = (params, scene) => {
  const [text, note] = [textParam(params, 'text'), textParam(params, 'note')];
  const flags = textParam(params, 'flags').split(', ') as ReviewFlag[];
  const why = flags.map((flag) => FLAGS[flag]).join(', ');
  return renderStaffMail(
    {
      subject: `Reseña retenida: ${why}`,
      preview: text,
      heading: 'Reseña retenida',
      paragraphs: [
        'Espera una decisión: nadie la ve hasta que alguien del equipo la publique o la retire con sus motivos.',
      ],
      details: [
        { label: 'Motivo', value: why },
        { label: 'Reseña', value: text },
        ...(note === '' ? [] : [{ label: 'Nota privada', value: note }]),
      ],
      action: { label: 'Decidir', url: new URL('/admin?section=reviews', scene.config.publicUrl).href },
    },
    scene,
  );
};

export const reviewMails: MailTemplates = { 'reviews.held': held };
