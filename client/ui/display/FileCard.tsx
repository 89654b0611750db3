import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Download, FileText } from 'lucide-react';
import { useFormats } from '../../i18n/format';
import { fileSize } from './file-size';

interface FileCardProps {
  file: { name: string; url: string; sizeBytes: number };
  /** The link's label for screen readers. */
  label: string;
  /** Opens the file in a new tab instead of saving it. */
  isOpened?: boolean;
  width?: HTMLChakraProps<'a'>['width'];
}

/** A file of a message: name, size and a link to it. */
export function FileCard({ file, label, isOpened, width = '280px' }: FileCardProps) {
  const { number } = useFormats();
  return (
    <chakra.a
      href={file.url}
      {...(isOpened ? { target: '_blank', rel: 'noopener' } : { download: file.name })}
      aria-label={label}
      display="flex"
      alignItems="center"
      gap="3.5"
      paddingBlock="3"
      paddingInline="3.5"
      borderWidth="1px"
      borderRadius="photo"
      bg="bg.panel"
      width={width}
      maxWidth="full"
      _hover={{ borderColor: 'border.control' }}
    >
      <chakra.span color="brand.solid" flexShrink="0">
        <FileText size={20} aria-hidden />
      </chakra.span>
      <chakra.span flex="1" minWidth="0">
        <chakra.span display="block" textStyle="sm" fontWeight="600" truncate>
          {file.name}
        </chakra.span>
        <chakra.span display="block" textStyle="caption" fontWeight="450" color="fg.subtle">
          {fileSize(file.sizeBytes, number)}
        </chakra.span>
      </chakra.span>
      <chakra.span flexShrink="0">
        <Download size={18} aria-hidden />
      </chakra.span>
    </chakra.a>
  );
}
