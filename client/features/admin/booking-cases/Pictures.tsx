import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';

interface File {
  readonly id: string;
  readonly url: string;
  readonly isImage: boolean;
  readonly label: string;
}

/** Pictures and documents, each a link to the whole file. */
export function Pictures({ files }: { files: readonly File[] }) {
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(120px, 1fr))"
      gap="2"
      marginTop="2.5"
    >
      {files.map(({ id, url, isImage, label }) => (
        <li key={id}>
          <chakra.a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            display="block"
            textStyle="xs"
            color="fg.muted"
          >
            {isImage ? (
              <chakra.img
                src={url}
                alt=""
                loading="lazy"
                width="full"
                aspectRatio="4 / 3"
                objectFit="cover"
                borderRadius="md"
                bg="bg.muted"
              />
            ) : (
              <FileText aria-hidden />
            )}
            <chakra.span display="block" marginTop="1" overflowWrap="anywhere">
              {label}
            </chakra.span>
          </chakra.a>
        </li>
      ))}
    </chakra.ul>
  );
}
