import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageContainer } from '../../../ui/layout/Page';
import { StreetFrame } from '../../../ui/street/StreetFrame';

interface CompanyHeroProps {
  title: string;
  lead: string;
  /** File of the illustration, and its alternative text. */
  picture: string;
  alt: string;
  /** Background while the illustration loads. */
  tint: string;
  children: ReactNode;
}

/** Title, sentence and links, beside the illustration in a rounded frame. */
export function CompanyHero({ title, lead, picture, alt, tint, children }: CompanyHeroProps) {
  return (
    <chakra.section position="relative" overflow="hidden">
      <PageContainer
        display={{ base: 'block', md: 'flex' }}
        alignItems="center"
        minH={{ md: '560px' }}
        pt={{ base: '6', md: '0' }}
      >
        <Box w={{ md: '50%', lg: '576px' }} pb={{ base: '6', md: '8' }} pt={{ md: '8' }} pe={{ md: '4', lg: '0' }}>
          <chakra.h1 textStyle="display">{title}</chakra.h1>
          <chakra.p textStyle="lead" color="fg.muted" mt={{ base: '3', md: '5' }} maxW="30em">
            {lead}
          </chakra.p>
          {children}
        </Box>
        <StreetFrame aria-hidden={undefined} bg={tint} _dark={{ filter: 'brightness(.9)' }}>
          <chakra.img src={picture} alt={alt} data-photo display="block" boxSize="full" />
        </StreetFrame>
      </PageContainer>
    </chakra.section>
  );
}
