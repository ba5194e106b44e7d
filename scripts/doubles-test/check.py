"""The official SDKs for Python against our doubles, and against what our own client sends: `check.py GEMINI OPENAI KEY MODEL ASK`.

GEMINI and OPENAI are the addresses of the doubles, ASK is the program that makes one call with our client.
"""
import json
import subprocess
import sys
import traceback
import urllib.request

import openai
from google import genai
from google.genai import errors, types

GEMINI, OPENAI, KEY, MODEL, ASK = sys.argv[1:]


def call(address: str, method: str = "GET", body: object = None, headers: dict | None = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data=data, method=method, headers=headers or {})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return answer.read()


def answers(double: str, *modes: dict) -> None:
    call(f"{double}/control/modes", "PUT", list(modes))


def bodies(double: str) -> list[dict]:
    return json.loads(call(f"{double}/control/bodies"))


def raises(kind: type[Exception], ask) -> Exception:
    try:
        ask()
    except kind as error:
        return error
    raise AssertionError(f"no {kind.__name__}")


gemini = genai.Client(api_key=KEY, http_options=types.HttpOptions(base_url=GEMINI))
chat = openai.OpenAI(api_key=KEY, base_url=f"{OPENAI}/v1", max_retries=0)


def ask_gemini(**config):
    return gemini.models.generate_content(model=MODEL, contents="Say hello", config=types.GenerateContentConfig(**config))


def stream_gemini() -> str:
    return "".join(piece.text or "" for piece in gemini.models.generate_content_stream(model=MODEL, contents="Say hello"))


def ask_openai(**more):
    return chat.chat.completions.create(model=MODEL, messages=[{"role": "user", "content": "Say hello"}], **more)


def gemini_answers():
    answers(GEMINI, {"mode": "text", "with": "Hello there"})
    assert ask_gemini(temperature=0.1, top_k=32, top_p=1, max_output_tokens=64).text == "Hello there"
    assert stream_gemini() == "Hello there"
    answers(GEMINI, {"mode": "empty"})
    assert ask_gemini().text is None
    answers(GEMINI, {"mode": "promptBlocked", "with": "SAFETY"})
    assert ask_gemini().prompt_feedback.block_reason.name == "SAFETY"
    for reason in ["MAX_TOKENS", "SAFETY", "RECITATION", "LANGUAGE"]:
        answers(GEMINI, {"mode": "finish", "with": ["", reason]})
        assert ask_gemini().candidates[0].finish_reason.name == reason


def gemini_takes_files_and_schemas():
    answers(GEMINI, {"mode": "text", "with": '{"name":"Ada"}'})
    contents = [types.Part.from_bytes(data=b"%PDF-", mime_type="application/pdf"), "Extract"]
    config = types.GenerateContentConfig(
        system_instruction="You are a parser", response_mime_type="application/json",
        response_json_schema={"type": "object", "properties": {"name": {"type": "string"}}})
    assert json.loads(gemini.models.generate_content(model=MODEL, contents=contents, config=config).text) == {"name": "Ada"}
    word = [types.Part.from_bytes(data=b"PK", mime_type="application/msword"), "Extract"]
    error = raises(errors.ClientError, lambda: gemini.models.generate_content(model=MODEL, contents=word))
    assert error.code == 400 and "Unsupported MIME type" in str(error), error


def gemini_fails():
    for mode, kind, code in [
        ({"mode": "quota", "with": None}, errors.ClientError, 429),
        ({"mode": "quota", "with": "26s"}, errors.ClientError, 429),
        ({"mode": "status", "with": 403}, errors.ClientError, 403),
        ({"mode": "status", "with": 500}, errors.ServerError, 500),
        ({"mode": "status", "with": 503}, errors.ServerError, 503),
        ({"mode": "status", "with": 504}, errors.ServerError, 504),
        ({"mode": "gateway"}, errors.ServerError, 502),
    ]:
        answers(GEMINI, mode)
        assert raises(kind, ask_gemini).code == code, mode
    answers(GEMINI, {"mode": "midStreamError", "with": "Hello"})
    assert raises(errors.APIError, stream_gemini).code == 503
    answers(GEMINI, {"mode": "garbage"})
    raises(Exception, ask_gemini)
    answers(GEMINI, {"mode": "refusesSampling", "with": "Fine"})
    assert raises(errors.ClientError, lambda: ask_gemini(temperature=0.1)).code == 400
    assert ask_gemini().text == "Fine"


def gemini_answers_have_no_unknown_fields():
    address = f"{GEMINI}/v1beta/models/{MODEL}:generateContent"
    body = {"contents": [{"role": "user", "parts": [{"text": "Hello"}]}]}
    for mode in [{"mode": "text", "with": "Hello"}, {"mode": "empty"}, {"mode": "promptBlocked", "with": "SAFETY"}, {"mode": "finish", "with": ["", "SAFETY"]}]:
        answers(GEMINI, mode)
        answer = json.loads(call(address, "POST", body, {"x-goog-api-key": KEY}))
        model = types.GenerateContentResponse.model_validate(answer)
        again = model.model_dump(mode="json", by_alias=True, exclude_none=True)
        assert again == answer, f"{again} is not {answer}"


def both_spellings_and_versions_are_taken():
    answers(GEMINI, {"mode": "text", "with": "Hello"})
    for version in ["v1", "v1beta"]:
        for file in [{"inlineData": {"mimeType": "application/pdf", "data": "JVBERi0="}}, {"inline_data": {"mime_type": "application/pdf", "data": "JVBERi0="}}, {"inlineData": {"mime_type": "application/pdf", "data": "JVBERi0="}}]:
            for config in [{"maxOutputTokens": 4}, {"max_output_tokens": 4}]:
                spelt = "generationConfig" if "maxOutputTokens" in config else "generation_config"
                body = {"contents": [{"role": "user", "parts": [file]}], spelt: config}
                call(f"{GEMINI}/{version}/models/{MODEL}:generateContent", "POST", body, {"x-goog-api-key": KEY})


def our_clients_body_is_one_of_geminis():
    sdks = bodies(GEMINI)
    [sdk] = sdks[-1:]
    assert sdk["contents"][0]["parts"][0]["inlineData"]["mimeType"] == "application/pdf", "the JavaScript check runs first"
    call(f"{GEMINI}/control/bodies", "DELETE")
    answers(GEMINI, {"mode": "text", "with": "{}"})
    subprocess.run([ASK, "gemini", f"{GEMINI}/v1beta", KEY, MODEL], check=True)
    [own] = bodies(GEMINI)
    for content in [*own["contents"], own["systemInstruction"]]:
        types.Content.model_validate(content)
    types.GenerateContentConfig.model_validate(own["generationConfig"])
    assert set(own) == {"contents", "systemInstruction", "generationConfig"}
    assert own == sdk, f"ours:\n{json.dumps(own, indent=1)}\nthe SDK's:\n{json.dumps(sdk, indent=1)}"


def our_clients_body_is_one_of_openais():
    call(f"{OPENAI}/control/bodies", "DELETE")
    answers(OPENAI, {"mode": "text", "with": "{}"})
    subprocess.run([ASK, "openai", f"{OPENAI}/v1", KEY, MODEL], check=True)
    schema = {"type": "object", "properties": {"name": {"type": "string"}}}
    ask_openai_like_us = dict(
        model=MODEL, temperature=0.1, top_p=1, max_completion_tokens=4096,
        messages=[{"role": "system", "content": "You are a parser"}, {"role": "user", "content": "Extract"}],
        response_format={"type": "json_schema", "json_schema": {"name": "answer", "strict": False, "schema": schema}})
    chat.chat.completions.create(**ask_openai_like_us)
    own, sdk = bodies(OPENAI)
    assert own == sdk, f"ours:\n{json.dumps(own, indent=1)}\nthe SDK's:\n{json.dumps(sdk, indent=1)}"


def openai_answers():
    answers(OPENAI, {"mode": "text", "with": "Hello there"})
    assert ask_openai().choices[0].message.content == "Hello there"
    chunks = list(ask_openai(stream=True))
    assert "".join(chunk.choices[0].delta.content or "" for chunk in chunks) == "Hello there"
    answers(OPENAI, {"mode": "refusal"})
    assert ask_openai().choices[0].message.refusal
    for reason in ["length", "content_filter"]:
        answers(OPENAI, {"mode": "finish", "with": ["Hello", reason]})
        assert ask_openai().choices[0].finish_reason == reason


def openai_fails():
    for mode, kind, code in [
        ({"mode": "quota", "with": True}, openai.RateLimitError, "rate_limit_exceeded"),
        ({"mode": "quota", "with": False}, openai.RateLimitError, "insufficient_quota"),
        ({"mode": "status", "with": 500}, openai.InternalServerError, "server_error"),
    ]:
        answers(OPENAI, mode)
        assert raises(kind, ask_openai).code == code, mode
    other = openai.OpenAI(api_key="wrong", base_url=f"{OPENAI}/v1", max_retries=0)
    message = [{"role": "user", "content": "Hello"}]
    assert raises(openai.AuthenticationError, lambda: other.chat.completions.create(model=MODEL, messages=message)).code == "invalid_api_key"
    assert raises(openai.NotFoundError, lambda: chat.chat.completions.create(model="gone", messages=message)).code == "model_not_found"


CHECKS = [
    our_clients_body_is_one_of_geminis, our_clients_body_is_one_of_openais, gemini_answers, gemini_takes_files_and_schemas, gemini_fails,
    gemini_answers_have_no_unknown_fields, both_spellings_and_versions_are_taken, openai_answers, openai_fails,
]


def main() -> int:
    failed = 0
    for check in CHECKS:
        try:
            check()
        except Exception:
            failed += 1
            print(f"Python: {check.__name__}", file=sys.stderr)
            traceback.print_exc()
    print(f"Python: {len(CHECKS) - failed} of {len(CHECKS)} checks passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
