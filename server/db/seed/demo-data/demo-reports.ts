import { SpaceReportReason, UserReportReason } from '../../../features/reports/report.enums.js';
import { ComplaintOutcome, ReportSide } from '../../../features/reports/cases/report-case.enums.js';

/** A report of the demo; all ages are in hours before now. */
export interface DemoReport {
  readonly about: 'space' | 'user';
  readonly reason: SpaceReportReason | UserReportReason;
  readonly details: string;
  readonly ago: number;
  readonly decision?: { readonly isUpheld: boolean; readonly ago: number; readonly statement: string };
  readonly complaint?: {
    readonly side: ReportSide;
    readonly ago: number;
    readonly text: string;
    readonly decision?: { readonly outcome: ComplaintOutcome; readonly ago: number; readonly statement: string };
  };
}

/** Oldest first: one whose complaint changed the decision, one about a person, one whose complaint waits, and two that wait. */
export const demoReports: readonly DemoReport[] = [
  {
    about: 'space',
    reason: SpaceReportReason.PHOTOS,
    details: 'Las fotos son las de otro trastero que vi en otra página, con el mismo extintor en la pared.',
    ago: 1390,
    decision: {
      isUpheld: true,
      ago: 1342,
      statement:
        'Dos de las fotos del anuncio están publicadas en otra página a nombre de otra persona. Lo ocultamos hasta que subas fotos tuyas.',
    },
    complaint: {
      side: ReportSide.OWNER,
      ago: 1300,
      text: 'La otra página también es mía: es el anuncio que tenía antes de venir a Hueco. Os mando el enlace con mi nombre.',
      decision: {
        outcome: ComplaintOutcome.CHANGED,
        ago: 1249,
        statement:
          'El otro anuncio está a tu nombre y las fotos son tuyas. El espacio vuelve a estar visible; disculpa.',
      },
    },
  },
  {
    about: 'user',
    reason: UserReportReason.ABUSE,
    details: 'En la visita me gritó delante de mi hija porque llegué diez minutos tarde.',
    ago: 790,
    decision: {
      isUpheld: true,
      ago: 722,
      statement:
        'Los mensajes del mismo día confirman el trato que se cuenta. Las normas piden respeto también cuando algo sale mal.',
    },
  },
  {
    about: 'space',
    reason: SpaceReportReason.MISLEADING,
    details: 'Dice que tiene ascensor y no lo hay: son dos pisos por la escalera con las cajas a cuestas.',
    ago: 260,
    decision: {
      isUpheld: false,
      ago: 188,
      statement:
        'El anuncio dice desde el primer día que el ascensor llega a la primera planta, y así sale en sus fotos. No incumple las normas.',
    },
    complaint: {
      side: ReportSide.REPORTER,
      ago: 70,
      text: 'El trastero está en la segunda planta: el ascensor no sirve de nada si hay que subir una más a pie.',
    },
  },
  {
    about: 'space',
    reason: SpaceReportReason.FRAUD,
    details: 'Me ha pedido una señal de 50 euros por transferencia antes de enseñármelo.',
    ago: 52,
  },
  {
    about: 'user',
    reason: UserReportReason.IMPERSONATION,
    details: 'Usa la foto y el nombre de mi vecino, que no sabe nada de este perfil.',
    ago: 9,
  },
];
