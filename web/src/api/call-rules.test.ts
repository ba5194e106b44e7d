import { expect, test } from 'vitest'
import { endsSession, sendsCredential } from './call-rules'

test.each([
  ['API-07', '/api/auth/login', false],
  ['API-07', '/api/auth/register', false],
  ['API-07', '/api/contact', false],
  ['API-08', '/api/blog', false],
  ['API-08', '/api/blog/categories/list', false],
  ['API-08', '/api/blog/{slug}', false],
  ['API-08', '/api/guides', false],
  ['API-08', '/api/guides/{slug}', false],
  ['API-08', '/api/faqs', false],
  ['API-08', '/api/faqs/categories/list', false],
  ['API-08', '/templates/previews/template1.png', false],
  ['API-08', '/api/templates', false],
  ['JOB-32', '/api/jobs/{id}/apply-click', false],
  ['JOB-69', '/api/jobs/categories', false],
  ['PDE-02', '/api/portfolio/{id}/website', false],
  ['PDE-02', '/api/portfolio/{id}/website.zip', false],
  ['POR-08', '/api/portfolio/categories/{id}/view', false],
  ['PDE-08', '/api/portfolio/hosting', false],
  ['PFO-85', '/api/portfolio', true],
  ['PDE-26 PDE-44 PDE-48', '/api/portfolio/{id}/deploy', true],
  ['PDE-45 PDE-48', '/api/portfolio/my-deploys', true],
  ['JOB-75', '/api/jobs', true],
  ['JOB-71', '/api/jobs/{id}', true],
  ['API-09', '/api/auth/logout', true],
  ['API-09', '/api/users/profile', true],
  ['API-09', '/api/users/privacy-consent', true],
  ['API-09', '/api/resume/upload', true],
  ['API-09', '/api/resume/{id}/download', true],
  ['API-09', '/api/resume/template', true],
  ['API-09', '/api/auth/github/connect', true],
  ['API-09', '/api/linkedin/profile', true],
  ['API-09', '/api/blogger', true],
])('%s %s sends the token: %s', (_, path, sends) => expect(sendsCredential(path)).toBe(sends))

test.each([
  ['/api/auth/github/oauth-url', false],
  ['/api/auth/github/url', false],
  ['/api/auth/github/connect', true],
  ['/api/resume/history', true],
])('a 401 from %s ends the session: %s', (path, ends) => expect(endsSession(path)).toBe(ends))
