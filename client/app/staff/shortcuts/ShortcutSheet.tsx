import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../forms/choices';
import { KeyCap } from '../../../ui/display/KeyCap';
import { Dialog } from '../../../ui/overlay/Dialog';
import { capsOf, placesIn, SHORTCUTS, type ShortcutPlace } from '../../../ui/staff/shortcuts';
import { switchSingleKeys, useSingleKeys } from '../../../ui/staff/single-keys';
import type { StaffPage } from '../../../ui/staff/staff-pages';

interface ShortcutSheetProps {
  /** Only those of pages the viewer may open. */
  pages: readonly StaffPage[];
  onClose: () => void;
}

/** Every shortcut of the viewer's pages, by place, and the switch for single-character ones. */
export function ShortcutSheet({ pages, onClose }: ShortcutSheetProps) {
  const { t } = useTranslation(['staff', 'admin']);
  const isOn = useSingleKeys();
  return (
    <Dialog isOpen onClose={onClose} title={t('staff:shortcuts')} width="60rem" placement="full">
      <Box borderBottomWidth="1px" borderColor="hairline" paddingBottom="3" marginBottom="5">
        <Switch checked={isOn} onChange={({ target }) => switchSingleKeys(target.checked)}>
          <chakra.b fontWeight="600" display="block">
            {t('admin:shortcuts.single')}
          </chakra.b>
          <chakra.small textStyle="sm" color="fg.muted">
            {t('admin:shortcuts.singleHint')}
          </chakra.small>
        </Switch>
      </Box>
      <Box columnCount={{ base: 1, md: 2, lg: 3 }} columnGap="8">
        {placesIn(pages).map((place) => (
          <Section key={place} title={nameOf(place)}>
            {Object.entries(SHORTCUTS[place]).map(([name, shortcut]) => (
              <Line
                key={name}
                keys={[shortcut]}
                text={t(`admin:shortcuts.${place}.${name}` as 'admin:shortcuts.panel.start')}
              />
            ))}
          </Section>
        ))}
        <Section title={t('admin:shortcuts.places.rooms')}>
          {pages.map(({ key, letter }) => (
            <Line key={key} keys={[SHORTCUTS.everywhere.staffPage, letter]} text={t(`staff:rooms.${key}`)} />
          ))}
        </Section>
      </Box>
    </Dialog>
  );

  function nameOf(place: ShortcutPlace): string {
    const page = pages.find(({ key }) => key === place);
    return page ? t(`staff:rooms.${page.key}`) : t(`admin:shortcuts.places.${place as 'rows'}`);
  }
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title} breakInside="avoid" marginBottom="5">
      <chakra.h3 textStyle="sm" fontWeight="600" marginBottom="1.5">
        {title}
      </chakra.h3>
      <chakra.dl display="grid" gap="1.5" textStyle="sm">
        {children}
      </chakra.dl>
    </chakra.section>
  );
}

function Line({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <Flex justifyContent="space-between" gap="3">
      <chakra.dt color="fg.muted" order="1">
        <KeyCap names={keys.flatMap(capsOf)} />
      </chakra.dt>
      <chakra.dd minWidth="0">{text}</chakra.dd>
    </Flex>
  );
}
