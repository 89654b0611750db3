import { defineSlotRecipe, QrCode } from '@chakra-ui/react';
import { qrCodeAnatomy } from '@chakra-ui/react/anatomy';

/* Dark on white in both themes, as cameras need it. */
const recipe = defineSlotRecipe({
  className: 'hueco-qr',
  slots: qrCodeAnatomy.keys(),
  base: {
    root: { width: 'fit-content', padding: '4', borderRadius: 'card', borderWidth: '1px', bg: 'white' },
    frame: { width: '176px', height: '176px', display: 'block' },
    pattern: { fill: 'arena.950' },
  },
});

/** A text as a QR code. */
export function SecretQrCode({ value, label }: { value: string; label: string }) {
  return (
    <QrCode.Root recipe={recipe} value={value} encoding={{ ecc: 'M' }}>
      <QrCode.Frame role="img" aria-label={label}>
        <QrCode.Pattern />
      </QrCode.Frame>
    </QrCode.Root>
  );
}
