import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';

/** Downloads a document; `label` names it outside the context of the table. */
export function PdfLink({ href, label, text }: { href: string; label: string; text: string }) {
  return (
    <chakra.a
      href={href}
      download
      aria-label={label}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minHeight={{ base: '11', lg: '6' }}
      textStyle="sm"
      color="fg.muted"
      _hover={{ color: 'fg' }}
    >
      <Download size={15} aria-hidden />
      {text}
    </chakra.a>
  );
}
