import { Box, chakra } from '@chakra-ui/react';
import { Camera, CircleCheck, DoorOpen, Images } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingRegion } from '../../../../ui/feedback/LoadingRegion';
import { GroupError } from '../components/parts';
import { StepHead } from '../../../../ui/steps/StepHead';
import { Notice } from '../components/Notice';
import { useWizard } from '../WizardContext';
import { photoBounds } from '../../../../generated/bounds';

/* Drag and drop is a fifth of the wizard's code, and only this step needs it. */
const PhotoGrid = lazy(() => import('./PhotoGrid').then((file) => ({ default: file.PhotoGrid })));

/** The pictures: chosen or dropped, sorted, described. */
export function PhotosStep() {
  const { t } = useTranslation('wizard');
  const { space, problemAt } = useWizard();
  const count = space?.photoCount ?? 0;
  const isEnough = count >= photoBounds.min && count <= photoBounds.max;
  return (
    <>
      <StepHead title={t('photos.title')} lead={t('photos.lead')} />
      <chakra.ul
        display="flex"
        flexWrap="wrap"
        columnGap="6"
        rowGap="2"
        marginTop="5"
        textStyle="sm"
        fontWeight="500"
        color="fg.muted"
        listStyleType="none"
      >
        <Advice icon={<Camera size={18} aria-hidden />}>{t('photos.inside')}</Advice>
        <Advice icon={<DoorOpen size={18} aria-hidden />}>{t('photos.door')}</Advice>
        <Advice
          icon={
            isEnough ? (
              <Box color="trust.solid">
                <CircleCheck size={18} aria-hidden />
              </Box>
            ) : (
              <Images size={18} aria-hidden />
            )
          }
        >
          {t('photos.count', { count, max: photoBounds.max, min: photoBounds.min })}
        </Advice>
      </chakra.ul>
      <Suspense fallback={<LoadingRegion minHeight="240px">{null}</LoadingRegion>}>
        <PhotoGrid />
      </Suspense>
      <GroupError name="photos">{problemAt('photos')}</GroupError>
      <Notice tone="trust" marginTop="6">
        {t('photos.privacy')}
      </Notice>
    </>
  );
}

function Advice({ icon, children }: { icon: React.ReactNode; children: string }) {
  return (
    <chakra.li display="flex" alignItems="center" gap="2">
      {icon}
      {children}
    </chakra.li>
  );
}
