import type { Express } from 'express';
import { requireViewer } from '../../../core/authorization.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import type { MountDeps } from '../../../core/feature.js';
import { csvEuros as euros, sendCsv } from '../../../core/files/send-csv.js';
import { onReplica } from '../../../core/replica-reads.js';
import { taxPeriods, taxYear } from './tax-periods.js';

const HEAD = 'period tax rent_eur base_eur tax_eur commission_eur commission_tax_eur difference_eur'.split(' ');

/** `GET /files/earnings/tax.csv`: the rows of the viewer's tax table, or those of `?year=`; never cached. */
export function mountTaxFile(app: Express, { makeContext }: Pick<MountDeps, 'makeContext'>): void {
  app.get('/files/earnings/tax.csv', async (req, res) => {
    res.setHeader('Cache-Control', 'private, no-store');
    const ctx = await makeContext(req, res);
    const { id } = requireViewer(ctx);
    const { year } = req.query;
    if (year !== undefined && !/^20\d\d$/.test(String(year)))
      throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'year' });
    const periods = await onReplica(ctx, (reading) =>
      year === undefined ? taxPeriods(reading, id) : taxYear(reading, id, Number(year)),
    );
    const rows = periods.flatMap(({ year: of, quarter, byTax }) =>
      byTax.map((one) => [
        quarter === null ? of : `${of}-Q${quarter}`,
        one.tax,
        euros(one.rentCents),
        euros(one.baseCents),
        euros(one.taxCents),
        euros(one.commissionCents),
        euros(one.commissionTaxCents),
        euros(one.differenceCents),
      ]),
    );
    sendCsv(res, 'tax.csv', [HEAD, ...rows]);
  });
}
