import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SpaceFeature } from '../../../../generated/schema';
import type { Item } from './ItemList';

const EXPLAINED = ['STAIRS_ONLY', 'SHARED', 'OWN_LOCK', 'LOADING_ZONE'] as const;

/** The features of a space that belong to a section, in its order. */
export function useFeatureItems(
  features: readonly SpaceFeature[],
  icons: Partial<Record<SpaceFeature, LucideIcon>>,
): Item[] {
  const { t } = useTranslation(['space', 'domain']);
  return (Object.entries(icons) as [SpaceFeature, LucideIcon][])
    .filter(([feature]) => features.includes(feature))
    .map(([feature, icon]) => {
      const explained = EXPLAINED.find((name) => name === feature);
      return {
        key: feature,
        icon,
        title: t(`domain:feature.${feature}`),
        ...(explained && { text: t(`featureText.${explained}`) }),
      };
    });
}
