import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Ellipsis, Plus, RefreshCw, Star, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedCardsQuery, type SavedCardsQuery } from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { CardMark } from '../../../ui/cards/CardMark';
import { cardExpiry, cardName } from '../../../ui/cards/card-name';
import { Dotted } from '../../../ui/display/Dotted';
import { Dropdown } from '../../../ui/overlay/Dropdown';
import { holdCovered } from '../../../ui/overlay/hold-covered';
import { MenuButton } from '../../../ui/overlay/menu-items';
import { useCardCommands } from './use-card-commands';

const AddCardDialog = lazy(async () => ({ default: (await import('../../../ui/cards/AddCardDialog')).AddCardDialog }));
const ChangeCardDialog = lazy(async () => ({
  default: (await import('../../../ui/cards/ChangeCardDialog')).ChangeCardDialog,
}));

type Card = NonNullable<SavedCardsQuery['viewer']>['paymentMethods'][number];

/** The saved cards: which bookings each pays, and how to add one, set the default and remove unused ones. */
export function CardsPanel() {
  const { t } = useTranslation('cards');
  const { data } = useSavedCardsQuery({ fetchPolicy: 'cache-and-network' });
  const [isAdding, setAdding] = useState(false);
  const [changing, setChanging] = useState<string | null>(null);
  const cards = data?.viewer?.paymentMethods;
  if (!cards) return null;
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="cards-title">
      <Box padding={{ base: '4', md: '6' }} paddingBottom="2!">
        <chakra.h2 id="cards-title" textStyle="h3">
          {t('list.title')}
        </chakra.h2>
        {cards.length === 0 && (
          <chakra.p textStyle="sm" color="fg.muted" marginTop="1">
            {t('list.empty')}
          </chakra.p>
        )}
        <chakra.ul listStyleType="none">
          {cards.map((card) => (
            <CardRow key={card.id} card={card} onChange={setChanging} />
          ))}
        </chakra.ul>
      </Box>
      <Box paddingInline={{ base: '2', md: '4' }} paddingBlock="2" borderTopWidth="1px" borderColor="hairline">
        <Button variant="ghost" size="sm" color="brand.fg" minHeight="11" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          {t('list.add')}
        </Button>
      </Box>
      <Suspense fallback={null}>
        {isAdding && <AddCardDialog onClose={() => setAdding(false)} />}
        {changing && <ChangeCardDialog bookingId={changing} onClose={() => setChanging(null)} />}
      </Suspense>
    </Box>
  );
}

function CardRow({ card, onChange }: { card: Card; onChange: (bookingId: string) => void }) {
  const { t } = useTranslation('cards');
  const name = cardName(card.brand, card.last4) ?? '';
  const places = card.bookings.map(({ space }) => space.district ?? space.city).filter((place) => place !== null);
  const isTooOld = !card.isExpired && card.bookings.some(({ nextCharge }) => nextCharge?.isCardExpired);
  const problem = card.isExpired
    ? t('expired', { expiry: cardExpiry(card) })
    : isTooOld && t('list.expiresBefore', { expiry: cardExpiry(card) });
  const notes = [
    problem ? null : cardExpiry(card),
    places.length > 0 ? t('list.pays', { places: [...new Set(places)].join(', ') }) : null,
    card.isDefault ? t('list.isDefault') : null,
  ];
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3.5"
      paddingBlock="3"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <CardMark brand={card.brand} />
      <Box flex="1 1 8rem" minWidth="0">
        <chakra.p textStyle="small" fontWeight="600">
          {name}
        </chakra.p>
        {problem && (
          <chakra.p textStyle="sm" color="fg.error">
            {problem}
          </chakra.p>
        )}
        <chakra.p textStyle="sm" color="fg.muted">
          <Dotted items={notes.filter(Boolean)} />
        </chakra.p>
      </Box>
      <CardMenu card={card} name={name} onChange={onChange} />
    </chakra.li>
  );
}

interface CardMenuProps {
  card: Card;
  name: string;
  onChange: (bookingId: string) => void;
}

function CardMenu({ card, name, onChange }: CardMenuProps) {
  const { t } = useTranslation('cards');
  const { list } = useFormats();
  const commands = useCardCommands();
  const titleOf = ({ space, reference }: Card['bookings'][number]): string => space.title ?? reference;
  const spaces = list(card.bookings.map((booking) => t('list.space', { space: titleOf(booking) })));
  return (
    <Flex marginInlineEnd="-2">
      <Dropdown
        label={t('list.menu', { card: name })}
        trigger={<Ellipsis aria-hidden />}
        buttonProps={{ size: 'sm', boxSize: '11', minWidth: '0', paddingInline: '0', disabled: commands.isBusy }}
        panelProps={{ ref: holdCovered, insetStart: 'auto', insetEnd: '0', width: '17rem' }}
      >
        {(close) => {
          const closing = (work: () => void) => () => {
            close();
            work();
          };
          return (
            <>
              {!card.isDefault && !card.isExpired && (
                <MenuButton onClick={closing(() => void commands.makeDefault(card.id))}>
                  <Star aria-hidden />
                  {t('list.makeDefault')}
                </MenuButton>
              )}
              {card.bookings.map((booking) => (
                <MenuButton key={booking.id} onClick={closing(() => onChange(booking.id))}>
                  <RefreshCw aria-hidden />
                  {t('list.changeFor', { space: titleOf(booking) })}
                </MenuButton>
              ))}
              {card.bookings.length > 0 ? (
                <chakra.p textStyle="sm" color="fg.muted" paddingInline="3" paddingBlock="2">
                  {t('list.inUse', { count: card.bookings.length, spaces })}
                </chakra.p>
              ) : (
                <MenuButton onClick={closing(() => void commands.remove(card.id))}>
                  <Trash2 aria-hidden />
                  {t('list.remove')}
                </MenuButton>
              )}
            </>
          );
        }}
      </Dropdown>
    </Flex>
  );
}
