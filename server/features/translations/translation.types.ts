import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';

@InputType({ description: 'A text of somebody, and the language to read it in.' })
export class TranslateTextInput {
  @Field(() => ID, { description: 'A published review, or a message that the viewer received.' })
  subjectId!: string;

  @Field(() => Locale, { description: 'The language wanted.' })
  to!: Locale;
}

@ObjectType({ description: 'A text translated by a machine.' })
export class TranslateTextPayload {
  @Field(() => String, {
    nullable: true,
    description: 'The translation; null when the translation service does not answer, so try again later.',
  })
  text!: string | null;
}
