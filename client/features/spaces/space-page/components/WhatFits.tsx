import { Box, Button, chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpacePage_SpaceFragment } from '../../../../generated/graphql';
import { loadNamespaces } from '../../../../i18n/setup';
import { FurnishedPlan } from '../../../../ui/floor-plan/FurnishedPlan';
import type { FurnishedRoom } from '../../../../ui/floor-plan/furnish';
import { useRoomLabels } from '../floor-room';
import { Block } from './Block';

const FitHereDialog = lazy(async () => {
  const [file] = await Promise.all([import('../fit/FitHereDialog'), loadNamespaces(['things'])]);
  return { default: file.FitHereDialog };
});

/** Target of the gallery's plan. */
export const FIT_ID = 'que-cabe';

/** A plan of the space to scale with what fits in it, and the same as text. */
export function WhatFits({ space, room }: { space: SpacePage_SpaceFragment; room: FurnishedRoom }) {
  const { t } = useTranslation('space');
  const [isTrying, setTrying] = useState(false);
  const { length, width, label, lines } = useRoomLabels(room);
  const square = room.gridCm / 100;
  return (
    <Block
      id={FIT_ID}
      title={t('fit.title')}
      text={room.isMeasured ? t('fit.text', { count: square }) : t('fit.assumed')}
    >
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'auto 1fr', md: '1fr', lg: 'minmax(0, auto) minmax(220px, 1fr)' }}
        alignItems="center"
        gap={{ base: '5', md: '6' }}
        mx={{ base: 'calc(-1 * var(--gutter))', md: '0' }}
        px={{ base: '4', md: '6' }}
        py={{ base: '5', md: '7' }}
        borderRadius={{ md: 'xl' }}
        bg="bg.muted"
      >
        <Box maxW={{ base: '400px', lg: '436px' }} w="full" justifySelf="center" display="grid" justifyItems="center">
          <FurnishedPlan
            room={room}
            maxWidth={372}
            maxHeight={340}
            label={label}
            {...(room.isMeasured && { dimensions: { length: `${length}\u00a0m`, width: `${width}\u00a0m` } })}
          />
        </Box>
        <div>
          {lines.length > 0 && (
            <>
              <chakra.p textStyle="sm" color="fg.muted" mb="3">
                {t('fit.example')}
              </chakra.p>
              <chakra.ul display="grid" gap="2.5">
                {lines.map(({ thing, count, name }) => (
                  <chakra.li key={thing} display="flex" alignItems="baseline" gap="2.5">
                    <chakra.b minW="26px" textAlign="end" fontWeight="700" fontVariantNumeric="tabular-nums">
                      {count}
                    </chakra.b>
                    {name}
                  </chakra.li>
                ))}
              </chakra.ul>
            </>
          )}
          <Button
            variant="plain"
            mt={lines.length > 0 ? '4' : '0'}
            ms="-1"
            px="1"
            minH="8"
            fontWeight="600"
            color="brand.fg"
            aria-haspopup="dialog"
            onClick={() => setTrying(true)}
          >
            {t('fit.try')}
            <ArrowRight aria-hidden />
          </Button>
        </div>
      </Box>
      <Suspense>{isTrying && <FitHereDialog space={space} onClose={() => setTrying(false)} />}</Suspense>
    </Block>
  );
}
