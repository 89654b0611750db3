import { Box, chakra, IconButton, Input, type InputProps } from '@chakra-ui/react';
import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/* Known only while a key or the mouse is pressed. */
function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const readCapsLock = (event: KeyboardEvent | MouseEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, watch: { onKeyDown: readCapsLock, onKeyUp: readCapsLock, onMouseDown: readCapsLock } };
}

/** A password that can be shown; allows pasting, and warns about Caps Lock. */
export function PasswordInput({ onBlur, ...props }: InputProps) {
  const { t } = useTranslation('common');
  const [isShown, setShown] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { isOn, watch } = useCapsLock();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Box position="relative" width="100%">
      <Input
        size="lg"
        type={isShown ? 'text' : 'password'}
        paddingEnd="13"
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        {...watch}
        onFocus={() => setFocused(true)}
        onBlur={(event) => {
          setFocused(false);
          onBlur?.(event);
        }}
      />
      <IconButton
        variant="ghost"
        position="absolute"
        insetEnd="0.5"
        top="2px"
        boxSize="11"
        minWidth="11"
        borderRadius="md"
        color="fg.muted"
        aria-label={t(isShown ? 'password.hide' : 'password.show')}
        onClick={() => setShown(!isShown)}
      >
        <Icon />
      </IconButton>
      <chakra.p
        role="status"
        display="flex"
        gap="1.5"
        alignItems="center"
        textStyle="sm"
        fontWeight="500"
        color="fg.warning"
      >
        {isOn && isFocused && (
          <>
            <ArrowBigUpDash size={16} aria-hidden />
            {t('password.capsLock')}
          </>
        )}
      </chakra.p>
    </Box>
  );
}
