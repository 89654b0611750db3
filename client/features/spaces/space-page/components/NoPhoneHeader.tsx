import { Global } from '@emotion/react';
import { HEADER_ID } from '../../../../ui/layout/anchors';

/** On phones the page's own buttons, over its pictures, replace the header. */
export function NoPhoneHeader() {
  return <Global styles={{ '@media (max-width: 899px)': { [`#${HEADER_ID}`]: { display: 'none' } } }} />;
}
