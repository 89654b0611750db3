import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TraderDetails_DetailsFragment } from '../../generated/graphql';
import { phoneText } from '../display/phone-text';

/** The legally required details of a professional host. */
export function TraderRows({ details }: { details: TraderDetails_DetailsFragment }) {
  const { t } = useTranslation('trader');
  const { name, address, email, phone, nif, register, registerNumber } = details;
  const rows = [
    [t('name'), name],
    [t('address'), address],
    [t('nif'), nif],
    ...(register && registerNumber ? [[t('register'), `${register}, ${registerNumber}`]] : []),
    [t('email'), email],
    [t('phone'), phoneText(phone)],
  ] as const;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: 'auto minmax(0, 1fr)' }}
      columnGap="5"
      rowGap={{ base: '0', sm: '1.5' }}
      textStyle="small"
      overflowWrap="anywhere"
    >
      {rows.map(([label, value]) => (
        <chakra.div key={label} display="contents">
          <chakra.dt color="fg.subtle">{label}</chakra.dt>
          <chakra.dd marginBottom={{ base: '2', sm: '0' }}>{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
