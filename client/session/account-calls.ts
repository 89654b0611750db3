import { postOperation } from '../apollo/post-operation';
import {
  ChangePasswordDocument,
  RequestEmailChangeDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SignUpDocument,
  VerifyMfaDocument,
} from '../generated/graphql';
import { toSession } from './to-session';
import type { SessionTransport } from './types';

// The transport's calls that the first page never needs.

export const verifyMfa: SessionTransport['verifyMfa'] = async (input) =>
  toSession((await postOperation(VerifyMfaDocument, { input })).verifyMfa);

export const signUp: SessionTransport['signUp'] = async (input) =>
  void (await postOperation(SignUpDocument, { input }));

export const requestPasswordReset: SessionTransport['requestPasswordReset'] = async (email) =>
  void (await postOperation(RequestPasswordResetDocument, { email }));

export const resetPassword: SessionTransport['resetPassword'] = async (input) =>
  void (await postOperation(ResetPasswordDocument, { input }));

export const changePassword: SessionTransport['changePassword'] = async (input, accessToken) =>
  void (await postOperation(ChangePasswordDocument, { input }, accessToken));

export const requestEmailChange: SessionTransport['requestEmailChange'] = async (input, accessToken) =>
  void (await postOperation(RequestEmailChangeDocument, { input }, accessToken));
