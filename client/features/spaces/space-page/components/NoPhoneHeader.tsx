import { Global } from '@emotion/react';
import { HEADER_ID } from '../../../../ui/layout/anchors';

/** On the phone the page's own buttons, over its pictures, stand where the header would. */
export function NoPhoneHeader() {
  return <Global styles={{ '@media (max-width: 899px)': { [`#${HEADER_ID}`]: { display: 'none' } } }} />;
}
