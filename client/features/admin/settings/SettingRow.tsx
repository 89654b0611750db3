import { Badge, Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/format';
import { SettingForm } from './SettingForm';
import { SettingHistory } from './SettingHistory';
import { scheduledChange, valueText, type SettingSummary } from './setting-values';

/** One setting: its name, its value, its scheduled change, and on demand the form and its history. */
export function SettingRow({ setting }: { setting: SettingSummary }) {
  const { t } = useTranslation('settings');
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState(0);
  const name = t(`name.${setting.key}` as 'name.PAYMENT_TTL_MIN');
  const next = scheduledChange(setting);
  return (
    <chakra.li padding={{ base: '4', md: '5' }}>
      <Flex columnGap="6" rowGap="2" flexWrap="wrap" alignItems="center">
        <Box flex="1 1 16rem" minWidth="0">
          <chakra.h3 fontWeight="600">{name}</chakra.h3>
          {setting.value !== setting.defaultValue && (
            <chakra.p textStyle="small" color="fg.muted">
              {t('default', { value: valueText(setting.defaultValue, setting.unit, t, formats) })}
            </chakra.p>
          )}
        </Box>
        {next && (
          <Badge colorPalette="orange" whiteSpace="normal">
            {t('next', {
              value: valueText(next.value, setting.unit, t, formats),
              day: formats.day(next.validFrom),
            })}
          </Badge>
        )}
        <chakra.span fontWeight="600" fontVariantNumeric="tabular-nums" minWidth="20" textAlign={{ md: 'end' }}>
          {valueText(setting.value, setting.unit, t, formats)}
        </chakra.span>
        <Button
          size="sm"
          variant="outline"
          marginInlineStart={{ base: 'auto', md: '0' }}
          aria-expanded={isOpen}
          aria-label={t('openOf', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('open')}
        </Button>
      </Flex>
      {isOpen && (
        <Box marginTop="5">
          {/* A saved change begins a new form, with what is stored now. */}
          <SettingForm
            key={saved}
            setting={setting}
            onDone={() => setSaved(saved + 1)}
            onLeave={() => setOpen(false)}
          />
          <SettingHistory setting={setting} />
        </Box>
      )}
    </chakra.li>
  );
}
