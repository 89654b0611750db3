import { Box } from '@chakra-ui/react';
import {
  Bike,
  Book,
  Box as BoxIcon,
  Boxes,
  Building2,
  Car,
  CarFront,
  DoorOpen,
  Dumbbell,
  PackageOpen,
  Refrigerator,
  Shirt,
  Sofa,
  Store,
  Warehouse,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OptionCard, Switch } from '../../../../forms/choices';
import { fieldId } from '../../../../forms/FormField';
import type { Every } from '../../../../forms/every';
import type { GoodsCategory, Humidity, SpaceType } from '../../../../generated/schema';
import { ChipChoice } from '../../../../forms/ChipChoice';
import { ProhibitedGoodsButton } from '../../../../ui/prohibited-goods/ProhibitedGoodsButton';
import { Group, StepSection } from '../components/parts';
import { StepHead } from '../../../../ui/steps/StepHead';
import { TextField } from '../components/TextField';
import { useFieldLabel } from '../use-field-label';
import { useWizard } from '../WizardContext';
import { FeatureChips } from './FeatureChips';
import { SizeFields } from './SizeFields';

/* Each in display order. */
const TYPE_ICONS: Record<SpaceType, LucideIcon> = {
  STORAGE: PackageOpen,
  GARAGE: Car,
  ROOM: DoorOpen,
  SHOP: Store,
  WAREHOUSE: Warehouse,
  OTHER: Building2,
};
const GOODS_ICONS: Record<GoodsCategory, LucideIcon> = {
  FURNITURE: Sofa,
  BOXES: BoxIcon,
  APPLIANCES: Refrigerator,
  CLOTHES: Shirt,
  BOOKS_DOCUMENTS: Book,
  SPORTS: Dumbbell,
  BICYCLES: Bike,
  VEHICLES: CarFront,
  TOOLS: Wrench,
  STOCK: Boxes,
};

const DAMP: Every<Humidity> = ['NONE', 'SLIGHT', 'VISIBLE'];

const keysOf = <K extends string>(record: Record<K, unknown>): K[] => Object.keys(record) as K[];

/** The space on three screens: type and texts, measures and features, uses. */
export function DetailsStep() {
  const { t } = useTranslation('wizard');
  const { screen } = useWizard();
  if (screen === 1)
    return (
      <>
        <StepHead title={t('details.sizeTitle')} lead={t('details.sizeLead')} />
        <SizeFields />
        <FeatureChips />
        <ElectricMeter />
      </>
    );
  if (screen === 2)
    return (
      <>
        <StepHead title={t('details.goodsTitle')} lead={t('details.goodsLead')} />
        <HumidityChoice />
        <GoodsChoice />
      </>
    );
  return (
    <>
      <StepHead title={t('details.title')} lead={t('details.lead')} />
      <TypeCards />
      <StepSection title={t('details.words')}>
        <Box display="grid" gap="5">
          <TextField name="title" hint={t('details.nameHint')} isCounted />
          <TextField name="description" hint={t('details.descriptionHint')} isCounted rows={6} />
        </Box>
      </StepSection>
    </>
  );
}

function TypeCards() {
  const { t } = useTranslation(['wizard', 'common']);
  const { values, change, problemAt } = useWizard();
  return (
    <Box marginTop={{ base: '5', md: '7' }}>
      <Group
        name="type"
        kind="radiogroup"
        label={useFieldLabel('type')}
        error={problemAt('type')}
        display="grid"
        gap="2"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        {keysOf(TYPE_ICONS).map((type) => (
          <OptionCard
            key={type}
            name="type"
            icon={TYPE_ICONS[type]}
            title={t(`common:spaceType.${type}`)}
            text={t(`details.typeText.${type}`)}
            checked={values.type === type}
            onChange={() => change({ type })}
          />
        ))}
      </Group>
    </Box>
  );
}

function ElectricMeter() {
  const { values, change } = useWizard();
  return (
    <Box marginTop="4">
      <Switch
        id={fieldId('hasElectricMeter')}
        checked={values.hasElectricMeter ?? false}
        onChange={(event) => change({ hasElectricMeter: event.target.checked })}
      >
        {useFieldLabel('hasElectricMeter')}
      </Switch>
    </Box>
  );
}

function HumidityChoice() {
  const label = useFieldLabel('humidity');
  const { t } = useTranslation(['wizard', 'domain']);
  const { values, change, problemAt } = useWizard();
  return (
    <StepSection title={label}>
      <Group
        name="humidity"
        kind="radiogroup"
        label={label}
        error={problemAt('humidity')}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="2"
      >
        {DAMP.map((humidity) => (
          <OptionCard
            key={humidity}
            name="humidity"
            title={t(`domain:humidity.${humidity}`)}
            text={t(`details.humidityText.${humidity}`)}
            checked={values.humidity === humidity}
            onChange={() => change({ humidity })}
          />
        ))}
      </Group>
    </StepSection>
  );
}

function GoodsChoice() {
  const label = useFieldLabel('allowedGoods');
  const { t } = useTranslation(['wizard', 'domain']);
  const { values, change, problemAt } = useWizard();
  const chosen = values.allowedGoods ?? [];
  return (
    <StepSection title={label}>
      <Group name="allowedGoods" label={label} error={problemAt('allowedGoods')} display="flex" flexWrap="wrap" gap="2">
        {keysOf(GOODS_ICONS).map((goods) => (
          <ChipChoice
            key={goods}
            kind="checkbox"
            name="allowedGoods"
            icon={GOODS_ICONS[goods]}
            isChecked={chosen.includes(goods)}
            onChange={(isChecked) =>
              change({ allowedGoods: isChecked ? [...chosen, goods] : chosen.filter((other) => other !== goods) })
            }
          >
            {t(`domain:goods.${goods}`)}
          </ChipChoice>
        ))}
      </Group>
      <Box marginTop="3" color="fg.muted">
        {t('details.prohibited')} <ProhibitedGoodsButton>{t('details.prohibitedList')}</ProhibitedGoodsButton>
      </Box>
    </StepSection>
  );
}
