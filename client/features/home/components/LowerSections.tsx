import type { HomePageQuery } from '../../../generated/graphql';
import { Cities } from './Cities';
import { HostCall } from './HostCall';
import { Sizes } from './Sizes';
import { Why } from './Why';

interface LowerSectionsProps {
  data: HomePageQuery | undefined;
  hasFailed: boolean;
}

/** The sections below the fold; their code loads after that of the page's top. */
export function LowerSections({ data, hasFailed }: LowerSectionsProps) {
  return (
    <>
      <Why data={data} isLoading={!data && !hasFailed} />
      <Sizes data={data} />
      {!hasFailed && <Cities cities={data?.cities} />}
      <HostCall data={data} />
    </>
  );
}
