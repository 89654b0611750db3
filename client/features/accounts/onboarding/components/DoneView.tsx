import { Box, chakra } from '@chakra-ui/react';
import { ArrowRight, Search, Warehouse, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Onboarding_AnswersFragment } from '../../../../generated/graphql';
import { searchPath, wizardPath } from '../steps';
import { STEP_HEADING_ID } from '../../../../ui/steps/steps';
import { StepHead } from './parts';
import { IconTile } from '../../../../ui/display/IconTile';

/** For people who chose both: the two next steps. */
export function DoneView({ saved }: { saved: Onboarding_AnswersFragment }) {
  const { t } = useTranslation('onboarding');
  useEffect(() => document.getElementById(STEP_HEADING_ID)?.focus(), []);
  return (
    <>
      <StepHead title={t('done.title')} lead={t('done.lead')} />
      <Box display="grid" gap="3">
        <Way
          to={wizardPath(saved)}
          icon={Warehouse}
          title={t('done.wizard')}
          text={saved.draftId ? t('done.wizardText') : t('done.wizardNewText')}
        />
        <Way to={searchPath(saved)} icon={Search} title={t('done.search')} text={t('done.searchText')} />
      </Box>
    </>
  );
}

function Way({ to, icon: Icon, title, text }: { to: string; icon: LucideIcon; title: string; text: string }) {
  return (
    <chakra.span
      asChild
      layerStyle="panel"
      display="flex"
      alignItems="center"
      gap="4"
      padding={{ base: '4', md: '5' }}
      _hover={{ borderColor: 'border.control' }}
    >
      <Link to={to}>
        <IconTile icon={Icon} />
        <Box as="span" flex="1" minWidth="0">
          <Box as="span" display="block" fontWeight="600">
            {title}
          </Box>
          <Box as="span" display="block" textStyle="sm" color="fg.muted">
            {text}
          </Box>
        </Box>
        <ArrowRight size={20} aria-hidden />
      </Link>
    </chakra.span>
  );
}
