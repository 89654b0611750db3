import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MessagesSpace_SpaceFragment } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { Price } from '../../../ui/display/Price';
import { dottedText } from '../../../ui/display/dotted-text';

/** The space of a conversation without a booking: price and link. */
export function SpaceContext({ space }: { space: MessagesSpace_SpaceFragment }) {
  const { t } = useTranslation(['messages', 'common']);
  const { area } = useFormats();
  return (
    <>
      <chakra.p marginTop="1" textStyle="small" color="fg.muted">
        {dottedText([
          space.type && t(`common:spaceType.${space.type}`),
          space.sizeM2 !== null && area(space.sizeM2),
          space.district ?? space.city,
        ])}
      </chakra.p>
      {space.priceAllInCents !== null && <Price cents={space.priceAllInCents} hasNote marginTop="3" />}
      <Button asChild variant="outline" width="full" height="auto" minHeight="11" marginTop="5" whiteSpace="normal">
        <Link to={`/space/${space.id}`}>{t('context.seeSpace')}</Link>
      </Button>
    </>
  );
}
