import { useParams } from 'react-router-dom';
import { ReportCase } from './ReportCase';

/** /admin/reports/:code */
export function ReportCasePage() {
  const { code = '' } = useParams();
  // What was read or written in one case never stands in the next.
  return <ReportCase key={code} code={code} />;
}
