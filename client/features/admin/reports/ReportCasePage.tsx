import { useParams } from 'react-router-dom';
import { ReportCase } from './ReportCase';

/** /admin/reports/:code */
export function ReportCasePage() {
  const { code = '' } = useParams();
  return <ReportCase code={code} />;
}
