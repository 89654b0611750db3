import { reasonList } from '../../../core/words/reason-list.js';
import type { WordList } from '../../../core/words/word-list.js';
import { ReportedKind } from '../cases/report-case.enums.js';
import { MessageReportReason, ReviewReportReason, SpaceReportReason, UserReportReason } from '../report.enums.js';

/** Reasons for reporting a space, the worst for renters first. */
export const spaceReportReasons = reasonList(
  'space_report_reasons',
  [
    [
      SpaceReportReason.FRAUD,
      'Parece una estafa o pide pagar por fuera',
      'It looks like a scam or asks for payment elsewhere',
    ],
    [SpaceReportReason.MISLEADING, 'El espacio no es como dice el anuncio', 'The space is not as the listing says'],
    [
      SpaceReportReason.PHOTOS,
      'Las fotos son de otro sitio o de otra persona',
      'The photos are of another place or somebody else’s',
    ],
    [SpaceReportReason.DANGEROUS, 'El sitio es peligroso', 'The place is dangerous'],
    [
      SpaceReportReason.PROHIBITED_GOODS,
      'Se guarda o se admite algo prohibido',
      'Something prohibited is stored or accepted',
    ],
    [SpaceReportReason.ILLEGAL, 'Ofrece o muestra algo ilegal', 'It offers or shows something illegal'],
    [SpaceReportReason.PERSONAL_DATA, 'Muestra datos personales de alguien', 'It shows somebody’s personal data'],
    [SpaceReportReason.OTHER, 'Otra cosa', 'Something else'],
  ],
  SpaceReportReason.OTHER,
);

/** Reasons for reporting a person, the worst first. */
export const userReportReasons = reasonList(
  'user_report_reasons',
  [
    [
      UserReportReason.FRAUD,
      'Pide dinero fuera de Hueco o intenta engañar',
      'Asks for money outside Hueco, or deceives',
    ],
    [UserReportReason.ABUSE, 'Insulta, amenaza o acosa', 'Insults, threatens or harasses'],
    [UserReportReason.IMPERSONATION, 'Se hace pasar por otra persona', 'Pretends to be somebody else'],
    [UserReportReason.DISCRIMINATION, 'Trata peor a alguien por ser quien es', 'Treats people worse for who they are'],
    [UserReportReason.ILLEGAL, 'Ofrece o hace algo ilegal', 'Offers or does something illegal'],
    [UserReportReason.OTHER, 'Otra cosa', 'Something else'],
  ],
  UserReportReason.OTHER,
);

/** Reasons for reporting a review, the worst first. */
export const reviewReportReasons = reasonList(
  'review_report_reasons',
  [
    [ReviewReportReason.THREAT, 'Amenaza a alguien', 'It threatens somebody'],
    [
      ReviewReportReason.EXTORTION,
      'Pide algo a cambio de escribirla o de quitarla',
      'It asks for something in return for writing or removing it',
    ],
    [ReviewReportReason.INSULT, 'Insulta o discrimina', 'It insults or discriminates'],
    [ReviewReportReason.PERSONAL_DATA, 'Muestra datos personales de alguien', 'It shows somebody’s personal data'],
    [ReviewReportReason.ILLEGAL, 'Dice algo ilegal', 'It says something illegal'],
    [
      ReviewReportReason.NOT_A_REAL_STAY,
      'No cuenta un alquiler real o la escribe una parte interesada',
      'It is not about a real rental, or its author has an interest',
    ],
    [ReviewReportReason.OTHER, 'Otra cosa', 'Something else'],
  ],
  ReviewReportReason.OTHER,
);

/** Reasons for reporting a message or a conversation. */
export const messageReportReasons = reasonList(
  'message_report_reasons',
  [
    [
      MessageReportReason.FRAUD,
      'Pide dinero fuera de Hueco o intenta engañar',
      'Asks for money outside Hueco, or tries to cheat',
    ],
    [MessageReportReason.ABUSE, 'Insulta, amenaza o acosa', 'Insults, threatens or harasses'],
    [MessageReportReason.SPAM, 'Publicidad o mensajes repetidos', 'Advertising or repeated messages'],
    [MessageReportReason.ILLEGAL, 'Ofrece o enseña algo ilegal', 'Offers or shows something illegal'],
    [MessageReportReason.PERSONAL_DATA, 'Muestra datos personales de alguien', 'Shows somebody’s personal data'],
    [MessageReportReason.OTHER, 'Otra cosa', 'Something else'],
  ],
  MessageReportReason.OTHER,
);

/** The reasons of one kind of report. */
export const REPORT_REASONS: Readonly<Record<ReportedKind, WordList>> = {
  [ReportedKind.SPACE]: spaceReportReasons,
  [ReportedKind.USER]: userReportReasons,
  [ReportedKind.REVIEW]: reviewReportReasons,
  [ReportedKind.MESSAGE]: messageReportReasons,
  [ReportedKind.CONVERSATION]: messageReportReasons,
};
