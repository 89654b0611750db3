import {
  Ban,
  Cctv,
  Droplets,
  Flame,
  Gauge,
  Lightbulb,
  LockKeyhole,
  PackageCheck,
  Plug,
  Rows3,
  ShieldCheck,
  Siren,
  Thermometer,
  UserRound,
  Users,
  Waves,
  Wind,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import type { SpaceFeature } from '../../../../generated/schema';
import { useFormats } from '../../../../i18n/format';
import { ProhibitedGoodsButton } from '../../../../ui/prohibited-goods/ProhibitedGoodsButton';
import { Block } from './Block';
import { ItemList, type Item } from './ItemList';
import { useFeatureItems } from './use-feature-items';
import { capitalised } from '../../../../ui/display/capitalised';

const ICONS: Partial<Record<SpaceFeature, LucideIcon>> = {
  DRY: Droplets,
  HEATED: Thermometer,
  VENTILATED: Wind,
  LIGHT: Lightbulb,
  SOCKET: Plug,
  SHELVES: Rows3,
  WATER_TAP: Waves,
  CAMERA: Cctv,
  ALARM: Siren,
  PORTER: UserRound,
  OWN_LOCK: LockKeyhole,
  FIRE_DETECTION: Flame,
  BUILDING_INSURANCE: ShieldCheck,
  SHARED: Users,
};

/** Properties of the place, its security, and what may and may not be stored there. */
export function ConditionsSection({ space }: { space: SpacePage_SpaceFragment }) {
  const { t } = useTranslation(['space', 'domain']);
  const { list } = useFormats();
  const features = useFeatureItems(space.features, ICONS);
  const goods = space.allowedGoods.map((category) => t(`domain:goods.${category}`).toLowerCase());
  const items: (Item | null)[] = [
    space.humidity && {
      key: 'humidity',
      icon: Droplets,
      title: t(`domain:humidity.${space.humidity}`),
      text: t(`conditions.humidityText.${space.humidity}`),
    },
    space.hasElectricMeter ? { key: 'meter', icon: Gauge, title: t('domain:hasElectricMeter') } : null,
    ...features.filter(({ key }) => key !== 'DRY' || space.humidity === null),
    goods.length > 0
      ? { key: 'allowed', icon: PackageCheck, title: t('conditions.allowed'), text: `${capitalised(list(goods))}.` }
      : null,
    {
      key: 'prohibited',
      icon: Ban,
      title: t('conditions.notAllowed'),
      text: (
        <>
          {t('conditions.notAllowedText')} <ProhibitedGoodsButton>{t('conditions.fullList')}</ProhibitedGoodsButton>
        </>
      ),
    },
  ];
  return (
    <Block id="condiciones" title={t('conditions.title')}>
      <ItemList items={items.filter((item) => item !== null)} />
    </Block>
  );
}
