import { Button, chakra, type ButtonProps } from '@chakra-ui/react';
import { useRef } from 'react';

/** MIME types of pictures that the server accepts of spaces, reviews, claims and people. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

interface FileButtonProps extends ButtonProps {
  onFiles: (files: File[]) => void;
  /** MIME types of the dialog; the server decides which files it accepts. */
  accept: string;
  isMultiple?: boolean;
  /** Opens a phone's camera instead of its files. */
  isCamera?: boolean;
}

/** A button that opens the file dialog. */
export function FileButton({ onFiles, accept, isMultiple, isCamera, children, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <chakra.input
        ref={input}
        type="file"
        accept={isCamera ? 'image/*' : accept}
        capture={isCamera ? 'environment' : undefined}
        multiple={isMultiple}
        hidden
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </>
  );
}
